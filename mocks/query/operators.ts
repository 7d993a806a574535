import { DataError } from '../store/errors.ts';
import type { Json } from '../store/schema.ts';
import {
  arrayLiteral,
  compareBounds,
  compareValues,
  elementOfRange,
  jsonContains,
  jsonLiteral,
  ordinalOf,
  rangeLiteral,
  type Range,
} from './literals.ts';
import { textMatches } from './textSearch.ts';

/** Postgres's three-valued logic: null if undecided. */
export type Truth = boolean | null;

/** The right-hand side of a filter. */
export interface Operation {
  operator: string;
  operand: string;
  /** The elements of `in.(…)`, or after `(any)` and `(all)`. */
  list?: readonly string[];
  quantifier?: 'any' | 'all';
  /** The text search configuration. */
  config?: string;
}

type Compare = (type: string, cell: Json, operand: string) => boolean;

/** Converts a `LIKE` pattern to a regular expression; PostgREST accepts `*` for `%`. */
function likePattern(pattern: string, flags: string): RegExp {
  const source = pattern.replaceAll(
    /\\(.)|[%*]|_|[.+?^${}()|[\]\\]/gs,
    (found, escaped?: string) => {
      if (escaped !== undefined) return escaped.replace(/[.*+?^${}()|[\]\\]/, '\\$&');
      if (found === '%' || found === '*') return '.*';
      return found === '_' ? '.' : `\\${found}`;
    },
  );
  return new RegExp(`^${source}$`, `s${flags}`);
}

const regex = (pattern: string, flags: string): RegExp => {
  try {
    return new RegExp(pattern, flags);
  } catch {
    throw new DataError(400, '2201B', `invalid regular expression: "${pattern}"`);
  }
};

const textOf = (cell: Json): string => (typeof cell === 'string' ? cell : JSON.stringify(cell));

function equal(type: string, cell: Json, operand: string): boolean {
  if (type === 'jsonb') {
    const operandValue = jsonLiteral(operand);
    return jsonContains(cell, operandValue) && jsonContains(operandValue, cell);
  }
  if (Array.isArray(cell)) {
    const wanted = arrayLiteral(operand);
    return (
      wanted?.length === cell.length && wanted.every((one, at) => one === textOf(cell[at] ?? null))
    );
  }
  return compareValues(type, cell, operand) === 0;
}

/** Containment and overlap of arrays, of `jsonb` and of ranges. */
function sets(
  arrays: (cell: readonly string[], operand: readonly string[]) => boolean,
  jsons: (cell: Json, operand: Json) => boolean,
  ranges: (cell: Range, operand: Range) => boolean,
): Compare {
  return (type, cell, operand) => {
    if (Array.isArray(cell) && type !== 'jsonb') {
      const elements = arrayLiteral(operand);
      if (elements !== undefined) return arrays(cell.map(textOf), elements);
      throw new DataError(400, '22P02', `malformed array literal: "${operand}"`, {
        details: 'Array value must start with "{" or dimension information.',
      });
    }
    if (elementOfRange(type) !== undefined) {
      const element = /^[[(]/.test(operand) ? operand : `[${operand},${operand}]`;
      return ranges(rangeLiteral(type, textOf(cell)), rangeLiteral(type, element));
    }
    if (type === 'jsonb') return jsons(cell, jsonLiteral(operand));
    throw new DataError(404, '42883', `operator does not exist: ${type} @> unknown`, {
      hint: 'No operator matches the given name and argument types. You might need to add explicit type casts.',
    });
  };
}

const none = () => false;
const within = ([from, to]: Range, [first, last]: Range): boolean =>
  compareBounds(from, first) <= 0 && compareBounds(last, to) <= 0;

const rangesOnly = (test: (cell: Range, operand: Range) => boolean) => sets(none, none, test);

const comparisons: Partial<Record<string, Compare>> = {
  eq: equal,
  neq: (type, cell, operand) => !equal(type, cell, operand),
  gt: (type, cell, operand) => compareValues(type, cell, operand) > 0,
  gte: (type, cell, operand) => compareValues(type, cell, operand) >= 0,
  lt: (type, cell, operand) => compareValues(type, cell, operand) < 0,
  lte: (type, cell, operand) => compareValues(type, cell, operand) <= 0,
  like: (_, cell, operand) => likePattern(operand, '').test(textOf(cell)),
  ilike: (_, cell, operand) => likePattern(operand, 'i').test(textOf(cell)),
  match: (_, cell, operand) => regex(operand, '').test(textOf(cell)),
  imatch: (_, cell, operand) => regex(operand, 'i').test(textOf(cell)),
  cs: sets((cell, wanted) => wanted.every((one) => cell.includes(one)), jsonContains, within),
  cd: sets(
    (cell, wanted) => cell.every((one) => wanted.includes(one)),
    (cell, wanted) => jsonContains(wanted, cell),
    (cell, wanted) => within(wanted, cell),
  ),
  ov: sets(
    (cell, wanted) => cell.some((one) => wanted.includes(one)),
    none,
    ([from, to], [first, last]) => compareBounds(from, last) < 0 && compareBounds(first, to) < 0,
  ),
  sl: rangesOnly(([, to], [first]) => compareBounds(to, first) <= 0),
  sr: rangesOnly(([from], [, last]) => compareBounds(from, last) >= 0),
  nxr: rangesOnly(([, to], [, last]) => compareBounds(to, last) <= 0),
  nxl: rangesOnly(([from], [first]) => compareBounds(from, first) >= 0),
  adj: rangesOnly(
    ([from, to], [first, last]) =>
      compareBounds(to, first) === 0 || compareBounds(last, from) === 0,
  ),
};

/** The PostgREST operators that supabase-js has methods for. */
export const OPERATORS = Object.keys(comparisons).concat([
  'is',
  'in',
  'isdistinct',
  'fts',
  'plfts',
  'phfts',
  'wfts',
]);

const words: Partial<Record<string, (cell: Json) => boolean>> = {
  null: (cell) => cell === null,
  not_null: (cell) => cell !== null,
  true: (cell) => cell === true,
  false: (cell) => cell === false,
  unknown: (cell) => cell === null,
};

/** Whether a cell satisfies an operation; null if undecided. */
export function evaluate(type: string, cell: Json, operation: Operation): Truth {
  const { operator, operand, list = [], quantifier, config } = operation;
  if (operator === 'is') return words[operand.toLowerCase()]?.(cell) ?? false;
  if (operator === 'isdistinct') return cell === null || !equal(type, cell, operand);
  const compare = comparisons[operator];
  // An invalid value is refused even if there is no row to compare it with.
  if (operator in { eq: 0, neq: 0, gt: 0, gte: 0, lt: 0, lte: 0 } && type !== 'jsonb') {
    for (const one of quantifier === undefined ? [operand] : list) ordinalOf(type, one);
  }
  if (cell === null) return null;
  if (operator === 'in') return list.some((one) => equal(type, cell, one));
  if (compare === undefined) return textMatches(operator, textOf(cell), operand, config);
  if (quantifier === undefined) return compare(type, cell, operand);
  return quantifier === 'any'
    ? list.some((one) => compare(type, cell, one))
    : list.every((one) => compare(type, cell, one));
}
