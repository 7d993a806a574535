import { DataError } from '../store/errors.ts';
import type { Json } from '../store/schema.ts';

const numeric = /^(?:int[248]|numeric|float[48]|smallint|integer|bigint|oid)$/;
const temporal = /^(?:timestamp(?:tz)?|date)$/;

/** Type names in Postgres's messages. */
const longNames: Partial<Record<string, string>> = {
  int2: 'smallint',
  int4: 'integer',
  int8: 'bigint',
  float8: 'double precision',
  bool: 'boolean',
  timestamptz: 'timestamp with time zone',
};

const truths: Partial<Record<string, boolean>> = {
  true: true,
  t: true,
  1: true,
  false: false,
  f: false,
  0: false,
};

const uuid = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i;

function invalid(type: string, text: string): DataError {
  const message = `invalid input syntax for type ${longNames[type] ?? type}: "${text}"`;
  return new DataError(400, '22P02', message);
}

/** Parses a timestamp to milliseconds; without an offset as UTC, as in hosted databases. */
function timestamp(text: string): number {
  const iso = text.trim().replace(' ', 'T');
  return Date.parse(
    /(?:Z|[+-]\d\d(?::?\d\d)?)$/.test(iso.slice(10)) || iso.length <= 10
      ? iso.replace(/([+-]\d\d)$/, '$1:00')
      : `${iso}Z`,
  );
}

/** Converts a value to one that sorts like its type. */
export function ordinalOf(type: string, value: Json | undefined): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (numeric.test(type)) {
    const number = Number(value);
    if (value.trim() === '' || (Number.isNaN(number) && value !== 'NaN'))
      throw invalid(type, value);
    return number;
  }
  if (temporal.test(type)) {
    const at = timestamp(value);
    if (!Number.isNaN(at)) return at;
    throw new DataError(400, '22007', invalid(type, value).message);
  }
  if (type === 'bool') {
    const truth = truths[value.toLowerCase()];
    if (truth === undefined) throw invalid(type, value);
    return Number(truth);
  }
  if (type === 'uuid') {
    if (!uuid.test(value)) throw invalid(type, value);
    return value.toLowerCase();
  }
  return value;
}

/** A comparator for `sort`; texts compare in dictionary order. */
export function compareOrdinals(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'en') || Number(a > b) - Number(a < b);
}

export function compareValues(type: string, a: Json | undefined, b: Json | undefined): number {
  return compareOrdinals(ordinalOf(type, a), ordinalOf(type, b));
}

/** Parses an array literal, such as `{a,"b,c"}`; undefined if it is not one. */
export function arrayLiteral(text: string): string[] | undefined {
  if (!/^\{.*\}$/s.test(text)) return undefined;
  const inner = text.slice(1, -1);
  if (inner.trim() === '') return [];
  const elements = inner.matchAll(/\s*(?:"((?:[^"\\]|\\.)*)"|([^,]*?))\s*(?:,|$)/gs);
  return [...elements]
    .filter(([whole, , bare]) => whole !== '' || bare === undefined)
    .map(([, quoted, bare = '']) => quoted?.replaceAll(/\\(.)/gs, '$1') ?? bare);
}

/** A range's bound; `behind` separates an exclusive lower bound from its value. */
type Bound = readonly [at: number, behind: 0 | 1];

export type Range = readonly [from: Bound, to: Bound];

export const compareBounds = (a: Bound, b: Bound): number =>
  a[0] === b[0] ? a[1] - b[1] : a[0] < b[0] ? -1 : 1;

/** The element type of a range type: `int4` for `int4range`. */
export function elementOfRange(type: string): string | undefined {
  if (!type.endsWith('range')) return undefined;
  const base = type.slice(0, -'range'.length);
  return { ts: 'timestamp', tstz: 'timestamptz', num: 'numeric' }[base] ?? base;
}

/** Parses `[1,5)` or `["2000-01-01","2000-01-02"]`; an empty bound is unlimited. */
export function rangeLiteral(type: string, text: string): Range {
  const element = elementOfRange(type) ?? 'text';
  const parts = /^([[(])\s*"?([^",]*)"?\s*,\s*"?([^",]*)"?\s*([\])])$/.exec(text.trim());
  if (parts === null) {
    throw new DataError(400, '22P02', `malformed range literal: "${text}"`, {
      details: 'Missing left parenthesis or bracket.',
    });
  }
  const [, open, from = '', to = '', close] = parts;
  // Integers and days are discrete: [1,3] equals [1,4).
  const step = element.startsWith('int') ? 1 : element === 'date' ? 86_400_000 : 0;
  const bound = (given: string, closed: boolean, none: number): Bound => {
    if (given === '') return [none, 0];
    const at = Number(ordinalOf(element, given));
    if (!closed) return [at, 0];
    return step === 0 ? [at, 1] : [at + step, 0];
  };
  return [bound(from, open === '(', -Infinity), bound(to, close === ']', Infinity)];
}

/** Whether one JSON value contains another, like `@>` of `jsonb`. */
export function jsonContains(
  outer: Json | undefined,
  inner: Json | undefined,
  top = true,
): boolean {
  if (Array.isArray(outer)) {
    const required = Array.isArray(inner) ? inner : top && !isObject(inner) ? [inner] : undefined;
    return (
      required?.every((one) => outer.some((other) => jsonContains(other, one, false))) ?? false
    );
  }
  if (isObject(outer) && isObject(inner)) {
    return Object.entries(inner).every(
      ([key, one]) => key in outer && jsonContains(outer[key], one, false),
    );
  }
  return outer === inner;
}

function isObject(value: Json | undefined): value is { [key: string]: Json | undefined } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses JSON in a filter or a body; throws Postgres's refusal otherwise. */
export function jsonLiteral(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new DataError(400, '22P02', 'invalid input syntax for type json', {
      details: `Token "${text}" is invalid.`,
    });
  }
}
