import { NotMocked } from '../refusals.ts';
import { DataError } from './dataError.ts';
import type { Field, Scanner } from './scanner.ts';
import type { Json } from './schema.ts';
import {
  compareValues,
  contains,
  isJson,
  longType,
  parseArray,
  parseJson,
  shortType,
} from './values.ts';

/** Postgres's three-valued logic: null if undecided. */
export type Truth = boolean | null;

type Test = (type: string, cell: Json) => Truth;

/** A filter, or filters joined by `and` or `or`. */
export type Condition =
  | { kind: 'test'; not: boolean; field: Field; test: Test }
  | { kind: 'and' | 'or'; not: boolean; parts: readonly Condition[] };

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

/** @throws DataError: Postgres has the operator for texts alone (42883) */
function needsText(type: string, operator: string): void {
  if (/^(?:u?int|float|numeric|bool|uuid|date|time|json|.*\[\]$)/u.test(shortType(type))) {
    const message = `operator does not exist: ${longType(type)} ${operator} unknown`;
    throw new DataError(404, '42883', message);
  }
}

type Compare = (type: string, cell: Json, operand: string) => boolean;

const compared =
  (holds: (difference: number) => boolean): Compare =>
  (type, cell, operand) =>
    holds(compareValues(type, cell, operand));

const matching =
  (operator: string, patternOf: (operand: string) => RegExp): Compare =>
  (type, cell, operand) => {
    needsText(type, operator);
    return patternOf(operand).test(typeof cell === 'string' ? cell : JSON.stringify(cell));
  };

/** The elements or the JSON value of an operand. */
function partsOf(type: string, operand: string): Json {
  if (isJson(type)) return parseJson(type, operand);
  if (type.endsWith('[]')) return parseArray(operand);
  throw new NotMocked(`containment in type ${type}`);
}

/** The same of a cell; an operand's elements are texts. */
const ownPartsOf = (type: string, cell: Json): Json =>
  Array.isArray(cell) && !isJson(type)
    ? cell.map((one) => (typeof one === 'object' ? one : String(one)))
    : cell;

function overlap(a: Json, b: Json): boolean {
  return Array.isArray(a) && Array.isArray(b) && a.some((one) => b.includes(one));
}

const isEqual = compared((difference) => difference === 0);

const comparisons = new Map<string, Compare>([
  ['eq', isEqual],
  ['neq', compared((difference) => difference !== 0)],
  ['gt', compared((difference) => difference > 0)],
  ['gte', compared((difference) => difference >= 0)],
  ['lt', compared((difference) => difference < 0)],
  ['lte', compared((difference) => difference <= 0)],
  ['like', matching('~~', (operand) => likePattern(operand, ''))],
  ['ilike', matching('~~*', (operand) => likePattern(operand, 'i'))],
  ['match', matching('~', (operand) => new RegExp(operand, 'su'))],
  ['imatch', matching('~*', (operand) => new RegExp(operand, 'sui'))],
  ['cs', (type, cell, operand) => contains(ownPartsOf(type, cell), partsOf(type, operand))],
  ['cd', (type, cell, operand) => contains(partsOf(type, operand), ownPartsOf(type, cell))],
  ['ov', (type, cell, operand) => overlap(ownPartsOf(type, cell), partsOf(type, operand))],
]);

/** Operators of PostgREST that are refused by name. */
const others = /(?:fts|plfts|phfts|wfts|sl|sr|nxr|nxl|adj)\b/;

const isTests = new Map<string, Json | undefined>([
  ['null', null],
  ['not_null', undefined],
  ['true', true],
  ['false', false],
  ['unknown', null],
]);

function isTest(word: string, expected: Json | undefined): Test {
  const sql = word.toUpperCase();
  return (type, cell) => {
    if (!/null/u.test(word) && shortType(type) !== 'bool') {
      const message = `argument of IS ${sql} must be type boolean, not type ${longType(type)}`;
      throw new DataError(400, '42804', message);
    }
    return expected === undefined ? cell !== null : cell === expected;
  };
}

/** Parses the elements of `in.(…)`; quoted ones may contain commas and parentheses. */
function listOf(scanner: Scanner): string[] {
  scanner.expect(/\s*\(/, '"("');
  if (scanner.take(/\)/) !== undefined) return [];
  const list: string[] = [];
  do list.push(scanner.quoted() ?? scanner.take(/[^,)]*/)?.[0] ?? '');
  while (scanner.take(/,/) !== undefined);
  scanner.expect(/\)/, '")"');
  return list;
}

/** Validates the operand even if there is no row to compare it with. */
function compareWith(compare: Compare, operand: string): Test {
  return (type, cell) => {
    const other = type.endsWith('[]') ? [] : isJson(type) ? {} : operand;
    const holds = compare(type, cell ?? other, operand);
    return cell === null ? null : holds;
  };
}

/** Parses `eq.5` and returns its test. Inside a tree, a value ends at a comma or a parenthesis. */
function testOf(scanner: Scanner, nested: boolean): Test {
  const other = scanner.take(others)?.[0];
  if (other !== undefined) throw new NotMocked(`the filter "${other}"`);
  const [, operator = '', quantifier] = scanner.expect(
    /(eq|neq|gte|gt|lte|lt|like|ilike|match|imatch|isdistinct|is|in|cs|cd|ov)(?:\((any|all)\))?\./,
    '"not" or operator (eq, gt, ...)',
  );
  if (operator === 'in') {
    const tests = listOf(scanner).map((one) => compareWith(isEqual, one));
    return (type, cell) => {
      const found = tests.map((test) => test(type, cell));
      return cell === null ? null : found.includes(true);
    };
  }
  const bare = /(?:\{[^}]*\}|\[[^\]]*\]|[^,()])*/;
  const operand =
    (nested ? scanner.quoted() : undefined) ?? scanner.take(nested ? bare : /.*/)?.[0] ?? '';
  if (operator === 'is') {
    const word = operand.toLowerCase();
    if (!isTests.has(word)) scanner.fail('null, not_null, true, false or unknown');
    return isTest(word, isTests.get(word));
  }
  if (operator === 'isdistinct') {
    const same = compareWith(isEqual, operand);
    return (type, cell) => same(type, cell) !== true;
  }
  const compare = comparisons.get(operator) ?? scanner.fail('operator (eq, gt, ...)');
  if (quantifier === undefined) return compareWith(compare, operand);
  const tests = parseArray(operand).map((one) => compareWith(compare, one ?? ''));
  return (type, cell) => {
    const truths = tests.map((test) => test(type, cell));
    if (cell === null) return null;
    return quantifier === 'any' ? truths.includes(true) : !truths.includes(false);
  };
}

/** Parses `not.eq.5`, which follows a column. */
export function readFilter(field: Field, scanner: Scanner, nested = false): Condition {
  const not = scanner.take(/not\./) !== undefined;
  return { kind: 'test', field, not, test: testOf(scanner, nested) };
}

function branch(scanner: Scanner): Condition {
  const [, not, kind] = scanner.take(/\s*(not\.)?(and|or)(?=\()/) ?? [];
  if (kind !== undefined) return readTree(`${not ?? ''}${kind}`, scanner);
  const field = scanner.field();
  scanner.expect(/\./, '"."');
  return readFilter(field, scanner, true);
}

/** Parses what follows `or` or `not.and`: filters between parentheses. */
export function readTree(key: string, scanner: Scanner): Condition {
  scanner.expect(/\(/, '"("');
  const parts = [branch(scanner)];
  while (scanner.take(/\s*,/) !== undefined) parts.push(branch(scanner));
  scanner.expect(/\s*\)/, '"," or ")"');
  return { kind: key.endsWith('or') ? 'or' : 'and', not: key.startsWith('not.'), parts };
}

/** Decides a condition for a row's cells. */
export function decide(
  condition: Condition,
  cellOf: (field: Field) => { type: string; cell: Json },
): Truth {
  let truth: Truth;
  if (condition.kind === 'test') {
    const { type, cell } = cellOf(condition.field);
    truth = condition.test(type, cell);
  } else {
    const truths = condition.parts.map((part) => decide(part, cellOf));
    const decisive = condition.kind === 'or';
    truth = truths.includes(decisive) ? decisive : truths.includes(null) ? null : !decisive;
  }
  return condition.not && truth !== null ? !truth : truth;
}
