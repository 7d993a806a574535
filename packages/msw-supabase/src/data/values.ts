import { DataError, NotMocked } from '../refusals.ts';

/** A column's value as JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

export type Row = Record<string, Json | undefined>;

const INTEGER = /^[+-]?(?:\d+|0x[\da-f]+|0o[0-7]+|0b[01]+)$/iu;
const NUMBER =
  /^(?:[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?|[+-]?inf(?:inity)?|nan|0x[\da-f]+|0o[0-7]+|0b[01]+)$/iu;
const TIME =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:[T ](\d\d?):(\d\d)(?::(\d\d)(?:\.(\d{1,6}))?)?)? *(?:Z|([+-])(\d\d):?(\d\d)?)?$/iu;
const BOOL = /^(?:t|tr|tru|true|y|ye|yes|on|1|f|fa|fal|fals|false|n|no|of|off|0)$/iu;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/iu;
/** What Postgres takes for blanks, which are fewer than JavaScript's. */
const BLANKS = /^[ \t-\r]+|[ \t-\r]+$/gu;

/** A value that sorts like its type. */
type Ordinal = string | number | bigint | boolean;

export const isJson = (type: string): boolean => type === 'json' || type === 'jsonb';

/** A value as text, such as `null` and JSON. */
export const textOf = (value: Json | undefined): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? null);

function invalid(code: string, type: string, text: string): DataError {
  return new DataError(400, code, `invalid input syntax for type ${longType(type)}: "${text}"`);
}

/** Reads a text of a type; undefined if the value is out of its range. */
type Read = (text: string, type: string) => Ordinal | undefined;

const integer: Read = (text, type) => {
  const value = BigInt(text.replace(/^[+-]/u, '')) * (text.startsWith('-') ? -1n : 1n);
  return BigInt.asIntN(8 * Number(type.at(-1)), value) === value ? value : undefined;
};

const number: Read = (text, type) => {
  const [, sign, isInfinite] = /^([+-]?)(inf)?/iu.exec(text) ?? [];
  if (isInfinite !== undefined) return sign === '-' ? -Infinity : Infinity;
  const value = Number(text);
  const isKept = Number.isFinite(value) && (value !== 0 || !/[1-9].*e/iu.test(text));
  if (isKept || /^nan$/iu.test(text)) return value;
  if (type === 'numeric') throw new NotMocked(`the number ${text}`);
  return undefined;
};

/** Reads a date or time as it is stored, which sorts as text; without an offset as UTC. */
const time: Read = (text, type) => {
  const [, years, months, days, ...clock] = TIME.exec(text) ?? [];
  const [year, month, day] = [Number(years), Number(months) - 1, Number(days)];
  const [hour = 0, minute = 0, second = 0, fraction = '', sign, hours = 0, minutes = 0] = clock;
  const at = new Date(0);
  at.setUTCFullYear(year, month, day);
  const isDate = year > 0 && at.getUTCMonth() === month && at.getUTCDate() === day;
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(`${second}.${fraction}`);
  if (!isDate || seconds > 86_400 || Number(minute) > 59 || Number(second) > 60) return undefined;
  if (Number(hours) > 15 || Number(minutes) > 59) {
    throw new DataError(400, '22009', `time zone displacement out of range: "${text}"`);
  }
  if (type === 'date') return at.toISOString().slice(0, 10);
  const offset = type === 'timestamp' ? 0 : Number(hours) * 60 + Number(minutes);
  at.setUTCSeconds(Math.floor(seconds), sign === '-' ? offset * 60_000 : offset * -60_000);
  // Beyond these years the text no longer sorts.
  if (!/^\d{4}-/u.test(at.toISOString())) throw new NotMocked(`the time ${text}`);
  const rest = `.${fraction}`.replace(/\.?0*$/u, '');
  return `${at.toISOString().slice(0, 19)}${rest}${type === 'timestamp' ? '' : '+00:00'}`;
};

/** Types whose values are no texts, with Postgres's long names and how their texts are read. */
const TYPES = new Map<string, readonly [long: string, pattern: RegExp, read: Read]>([
  ['int2', ['smallint', INTEGER, integer]],
  ['int4', ['integer', INTEGER, integer]],
  ['int8', ['bigint', INTEGER, integer]],
  ['numeric', ['numeric', NUMBER, number]],
  ['float4', ['real', NUMBER, number]],
  ['float8', ['double precision', NUMBER, number]],
  ['bool', ['boolean', BOOL, (text) => /^(?:[ty1]|on)/iu.test(text)]],
  ['date', ['date', TIME, time]],
  ['timestamp', ['timestamp without time zone', TIME, time]],
  ['timestamptz', ['timestamp with time zone', TIME, time]],
  ['uuid', ['uuid', UUID, (text) => text.toLowerCase()]],
]);

/** Reads a text of one of these types. @throws DataError if it is not of the type */
function readAs(type: string, given: string): Ordinal {
  const [long, pattern, read] = TYPES.get(type) ?? [];
  if (long === undefined || pattern === undefined || read === undefined) return given;
  const isTime = pattern === TIME;
  // Only exact numbers may have underscores between digits.
  const bare = /^(?:int|numeric)/u.test(type) ? given.replaceAll(/(?<=\d)_(?=\d)/gu, '') : given;
  const text = type === 'uuid' ? bare : bare.replaceAll(BLANKS, '');
  if (!pattern.test(text)) throw invalid(isTime ? '22007' : '22P02', type, given);
  const value = read(text, type);
  if (value !== undefined) return value;
  throw isTime
    ? new DataError(400, '22008', `date/time field value out of range: "${given}"`)
    : new DataError(400, '22003', `value "${given}" is out of range for type ${long}`);
}

/** A type's short name: `int4` for `integer`. */
export function shortType(type: string): string {
  const bare = type.replace(/\(.*\)$/u, '');
  return [...TYPES].find(([, [long]]) => long === bare)?.[0] ?? bare;
}

export const longType = (type: string): string => TYPES.get(type)?.[0] ?? type;

/** Sorts keys, so that equal objects have equal texts. */
function canonical(value: Json | undefined): string {
  return JSON.stringify(value, (_, part: Json) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/**
 * Converts a value, or the text of one in a request, to one that sorts like its type.
 * @throws DataError if the text is not of the type (22P02, 22003, 22007, 22008)
 */
function ordinalOf(given: string, value: Json): Ordinal {
  const type = shortType(given);
  if (/(?:range|\[\])$/u.test(type)) throw new NotMocked(`values of type ${type}`);
  if (type === 'json') {
    throw new DataError(404, '42883', 'operator does not exist: json = unknown');
  }
  if (type !== 'jsonb') return readAs(type, textOf(value));
  if (typeof value !== 'string') return canonical(value);
  try {
    return canonical(JSON.parse(value) as Json);
  } catch {
    throw invalid('22P02', type, value);
  }
}

/** Converts a value to a column's type, as Postgres stores it and PostgREST writes it. */
export function storedAs(given: string, value: Json): Json {
  const type = shortType(given);
  if (value === null || isJson(type) || type.endsWith('range')) return value;
  if (type.endsWith('[]')) {
    if (Array.isArray(value)) return value.map((one) => storedAs(type.slice(0, -2), one));
    throw new DataError(400, '22P02', `malformed array literal: "${textOf(value)}"`);
  }
  const ordinal = ordinalOf(type, value);
  return typeof ordinal === 'bigint' ? Number(ordinal) : ordinal;
}

/** Writes a text so that it sorts by code point, like Postgres's collation `C`. */
const codePoints = (text: string): string =>
  Array.from(text, (one) => one.codePointAt(0)?.toString(16).padStart(6, '0')).join('');

/** A comparator for `sort`. */
export function compareValues(type: string, a: Json, b: Json): number {
  const [left, right] = [a, b].map((value) => {
    const ordinal = ordinalOf(type, value);
    return typeof ordinal === 'string' ? codePoints(ordinal) : ordinal;
  }) as [Ordinal, Ordinal];
  // Postgres sorts "not a number" as the greatest.
  if (Number.isNaN(left) || Number.isNaN(right)) {
    return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
  }
  return Number(left > right) - Number(left < right);
}
