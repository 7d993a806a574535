import { DataError, NotMocked } from '../refusals.ts';
import type { Table } from './database.ts';
import type { Field, Scanner } from './scanner.ts';
import {
  compareValues,
  isJson,
  longType,
  shortType,
  textOf,
  type Json,
  type Row,
} from './values.ts';

/** Postgres's three-valued logic: null if undecided. */
type Truth = boolean | null;

type Test = (cell: Json) => Truth;

/** Decides a filter, or filters joined by `and` or `or`, for a row. */
export type Condition = (row: Row) => Truth;

/** The type of a field, and its value in a row. @throws DataError if the table has no such field */
export function cellOf(table: Table, { column, path, asText }: Field) {
  const type = table.column(column)?.type;
  if (type === undefined) {
    throw new DataError(400, '42703', `column ${table.name}.${column} does not exist`);
  }
  if (path.length > 0 && !isJson(type)) {
    const message = `operator does not exist: ${longType(type)} ${asText ? '->>' : '->'} unknown`;
    throw new DataError(404, '42883', message);
  }
  const read = (row: Row): Json => {
    let cell: Json = row;
    for (const step of [column, ...path]) {
      const isRecord: boolean =
        typeof cell === 'object' && cell !== null && Object.hasOwn(cell, step);
      cell = isRecord ? ((cell as Row)[step] ?? null) : null;
    }
    return asText && cell !== null ? textOf(cell) : cell;
  };
  return { type: path.length === 0 ? type : asText ? 'text' : 'jsonb', read };
}

const negated = (not: boolean, truth: Truth): Truth => (not && truth !== null ? !truth : truth);

function joined(kind: 'and' | 'or', truths: readonly Truth[]): Truth {
  const decisive = kind === 'or';
  if (truths.includes(decisive)) return decisive;
  return truths.includes(null) ? null : !decisive;
}

/** Converts a `LIKE` pattern to a regular expression; PostgREST accepts `*` for `%`. */
function likePattern(pattern: string, flags: string): RegExp {
  if (/(?<!\\)(?:\\\\)*\\$/u.test(pattern)) {
    throw new DataError(400, '22025', 'LIKE pattern must not end with escape character');
  }
  const source = pattern.replaceAll('*', '%').replaceAll(/\\.|[^\w\s]|_/gsu, (found) => {
    if (found === '%') return '.*';
    return found === '_' ? '.' : ([...found].at(-1) ?? '').replace(/[\\^$.*+?()[\]{}|/]/u, '\\$&');
  });
  return new RegExp(`^${source}$`, `su${flags}`);
}

/** Compares a cell, which is not null, with the operand of a filter. */
type Compare = (type: string, cell: Json, operand: string) => boolean;

/** @throws DataError for another type: Postgres has the operator for texts alone (42883) */
const matching =
  (operator: string, patternOf: (operand: string) => RegExp): Compare =>
  (type, cell, operand) => {
    if (/^(?:u?int|float|numeric|bool|uuid|date|time|json|.*\[\]$)/u.test(shortType(type))) {
      const message = `operator does not exist: ${longType(type)} ${operator} unknown`;
      throw new DataError(404, '42883', message);
    }
    return patternOf(operand).test(textOf(cell));
  };

/** The signs of the difference of a cell and an operand that satisfy each operator. */
const SIGNS = { eq: [0], neq: [-1, 1], gt: [1], gte: [0, 1], lt: [-1], lte: [-1, 0] };

const comparisons = new Map<string, Compare>([
  ...Object.entries(SIGNS).map(([operator, signs]): [string, Compare] => [
    operator,
    (type, cell, operand) => signs.includes(compareValues(type, cell, operand)),
  ]),
  ['like', matching('~~', (operand) => likePattern(operand, ''))],
  ['ilike', matching('~~*', (operand) => likePattern(operand, 'i'))],
  ['match', matching('~', (operand) => new RegExp(operand, 'su'))],
  ['imatch', matching('~*', (operand) => new RegExp(operand, 'sui'))],
]);

/** Filters of PostgREST that are refused by name. */
const OTHERS = /^(?:\w*fts|c[sd]|ov|s[lr]|nx[lr]|adj|isdistinct)$/u;

function isTest(type: string, operand: string, scanner: Scanner): Test {
  const word = operand.toLowerCase();
  if (!/^(?:null|not_null|true|false|unknown)$/u.test(word)) {
    scanner.fail('null, not_null, true, false or unknown');
  }
  if (word.endsWith('null')) return (cell) => (cell === null) === (word === 'null');
  if (shortType(type) === 'bool') return (cell) => textOf(cell ?? 'unknown') === word;
  const message = `argument of IS ${word.toUpperCase()} must be type boolean, not type ${longType(type)}`;
  throw new DataError(400, '42804', message);
}

/** Parses the elements of `in.(…)`; quoted ones may contain commas and parentheses. */
function listOf(scanner: Scanner): string[] {
  scanner.expect(/\s*\(/, '"("');
  if (scanner.take(/\)/) !== undefined) return [];
  const list = scanner.list(() => scanner.quoted() ?? scanner.take(/[^,)]*/)?.[0] ?? '');
  scanner.expect(/\)/, '")"');
  return list;
}

/** Compares a cell with operands. @throws DataError for one that is not of the type */
function compareWith(type: string, compare: Compare, operands: readonly string[]): Test {
  for (const one of operands) compare(type, one, one);
  return (cell) =>
    cell === null && operands.length > 0 ? null : operands.some((one) => compare(type, cell, one));
}

/** Parses `eq.5` and returns its test. Inside a tree, a value ends at a comma or a parenthesis. */
function testOf(type: string, scanner: Scanner, nested: boolean): Test {
  const expected = '"not" or operator (eq, gt, ...)';
  const [, operator = '', option] = scanner.expect(/(\w+)(\(\w+\))?\./, expected);
  if (option !== undefined || OTHERS.test(operator))
    throw new NotMocked(`the filter "${operator}"`);
  const compare = comparisons.get(operator === 'in' ? 'eq' : operator);
  if (operator === 'in' && compare) return compareWith(type, compare, listOf(scanner));
  const bare = /(?:\{[^}]*\}|\[[^\]]*\]|[^,()])*/;
  const operand =
    (nested ? scanner.quoted() : undefined) ?? scanner.take(nested ? bare : /.*/)?.[0] ?? '';
  if (operator === 'is') return isTest(type, operand, scanner);
  return compareWith(type, compare ?? scanner.fail(expected), [operand]);
}

/** Parses `not.eq.5`, which follows a column. */
export function readFilter(
  table: Table,
  field: Field,
  scanner: Scanner,
  nested = false,
): Condition {
  const { type, read } = cellOf(table, field);
  const not = scanner.take(/not\./) !== undefined;
  const test = testOf(type, scanner, nested);
  return (row) => negated(not, test(read(row)));
}

function branch(table: Table, scanner: Scanner): Condition {
  const [, not = '', kind] = scanner.take(/\s*(not\.)?(and|or)(?=\()/) ?? [];
  if (kind !== undefined) return readTree(table, `${not}${kind}`, scanner);
  const field = scanner.field();
  scanner.expect(/\./, '"."');
  return readFilter(table, field, scanner, true);
}

/** Parses what follows `or` or `not.and`: filters between parentheses. */
export function readTree(table: Table, key: string, scanner: Scanner): Condition {
  scanner.expect(/\(/, '"("');
  const parts = scanner.list(() => branch(table, scanner));
  scanner.expect(/\s*\)/, '"," or ")"');
  const kind = key.endsWith('or') ? 'or' : 'and';
  return (row) => {
    const truths = parts.map((part) => part(row));
    return negated(key.startsWith('not.'), joined(kind, truths));
  };
}
