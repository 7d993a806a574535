import { NotMocked } from '../notMocked.ts';
import type { Json } from '../store/schema.ts';
import type { Scanner } from './scanner.ts';
import { compareValues, ordinalOf } from './values.ts';

/** Postgres's three-valued logic: null if undecided. */
export type Truth = boolean | null;

/** A filter, or filters joined by `and` or `or`. */
export type Condition =
  | { kind: 'test'; not: boolean; column: string; test: (type: string, cell: Json) => Truth }
  | { kind: 'and' | 'or'; not: boolean; parts: readonly Condition[] };

/** Converts a `LIKE` pattern to a regular expression; PostgREST accepts `*` for `%`. */
function likePattern(pattern: string, flags: string): RegExp {
  const source = pattern.replaceAll(/\\?[^\w\s]|_/gs, (found) => {
    if (found === '%' || found === '*') return '.*';
    return found === '_' ? '.' : `\\${found.at(-1) ?? ''}`;
  });
  return new RegExp(`^${source}$`, `s${flags}`);
}

type Compare = (type: string, cell: Json, operand: string) => boolean;

const compared =
  (holds: (difference: number) => boolean): Compare =>
  (type, cell, operand) =>
    holds(compareValues(type, cell, operand));

const comparisons = new Map<string, Compare>([
  ['eq', compared((difference) => difference === 0)],
  ['neq', compared((difference) => difference !== 0)],
  ['gt', compared((difference) => difference > 0)],
  ['gte', compared((difference) => difference >= 0)],
  ['lt', compared((difference) => difference < 0)],
  ['lte', compared((difference) => difference <= 0)],
  ['like', (type, cell, operand) => likePattern(operand, '').test(String(ordinalOf(type, cell)))],
  ['ilike', (type, cell, operand) => likePattern(operand, 'i').test(String(ordinalOf(type, cell)))],
]);

const words = new Map<string, (cell: Json) => boolean>([
  ['null', (cell) => cell === null],
  ['not_null', (cell) => cell !== null],
  ['true', (cell) => cell === true],
  ['false', (cell) => cell === false],
]);

/** Operators of PostgREST that the mocks do not answer. */
const others =
  /(?:match|imatch|isdistinct|unknown|fts|plfts|phfts|wfts|cs|cd|ov|sl|sr|nxr|nxl|adj)\b/;

/** Parses the elements of `in.(…)`; quoted ones may contain commas and parentheses. */
function listOf(scanner: Scanner): string[] {
  scanner.expect(/\(/, '"("');
  const list: string[] = [];
  if (scanner.take(/\)/) !== undefined) return list;
  do list.push(scanner.quoted() ?? scanner.take(/[^,)]*/)?.[0] ?? '');
  while (scanner.take(/,/) !== undefined);
  scanner.expect(/\)/, '")"');
  return list;
}

/** Parses `eq.5` and returns its test. Inside a tree, a value ends at a comma or a parenthesis. */
function testOf(scanner: Scanner, nested: boolean): (type: string, cell: Json) => Truth {
  const other = scanner.take(others)?.[0];
  if (other !== undefined) throw new NotMocked(`the filter "${other}"`);
  const [, operator = ''] = scanner.expect(
    /(eq|neq|gte|gt|lte|lt|like|ilike|is|in)(?=[.(])/,
    '"not" or operator (eq, gt, ...)',
  );
  if (scanner.take(/\(/) !== undefined) throw new NotMocked(`"any" and "all" of "${operator}"`);
  scanner.expect(/\./, '"."');
  if (operator === 'in') {
    const list = listOf(scanner);
    return (type, cell) =>
      cell === null ? null : list.some((one) => compareValues(type, cell, one) === 0);
  }
  const operand =
    (nested ? scanner.quoted() : undefined) ?? scanner.take(nested ? /[^,()]*/ : /.*/)?.[0] ?? '';
  if (operator === 'is') {
    const word = words.get(operand.toLowerCase());
    return word === undefined
      ? scanner.fail('null, not_null, true or false')
      : (_, cell) => word(cell);
  }
  return (type, cell) => {
    // An invalid value is refused even if there is no row to compare it with.
    if (!operator.endsWith('like')) ordinalOf(type, operand);
    return cell === null ? null : (comparisons.get(operator)?.(type, cell, operand) ?? null);
  };
}

/** Parses `not.eq.5`, which follows a column. */
export function readFilter(column: string, scanner: Scanner, nested = false): Condition {
  const not = scanner.take(/not\./) !== undefined;
  return { kind: 'test', column, not, test: testOf(scanner, nested) };
}

function branch(scanner: Scanner): Condition {
  const [, not, kind] = scanner.take(/\s*(not\.)?(and|or)(?=\()/) ?? [];
  if (kind !== undefined) return readTree(`${not ?? ''}${kind}`, scanner);
  const column = scanner.name();
  scanner.expect(/\./, '"."');
  return readFilter(column, scanner, true);
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
  cellOf: (column: string) => { type: string; cell: Json },
): Truth {
  let truth: Truth;
  if (condition.kind === 'test') {
    const { type, cell } = cellOf(condition.column);
    truth = condition.test(type, cell);
  } else {
    const truths = condition.parts.map((part) => decide(part, cellOf));
    const decisive = condition.kind === 'or';
    truth = truths.includes(decisive) ? decisive : truths.includes(null) ? null : !decisive;
  }
  return condition.not && truth !== null ? !truth : truth;
}
