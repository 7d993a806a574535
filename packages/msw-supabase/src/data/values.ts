import { DataError, NotMocked } from '../refusals.ts';
import type { Json } from './schema.ts';

const INTEGER = /^[+-]?(?:\d+(?:_\d+)*|0x[\da-f]+|0o[0-7]+|0b[01]+)$/iu;
const NUMBER =
  /^(?:[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?|[+-]?inf(?:inity)?|nan|0x[\da-f]+|0o[0-7]+|0b[01]+)$/iu;
const TIME =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:[T ](\d\d?):(\d\d)(?::(\d\d)(\.\d+)?)?)?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/iu;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/iu;
const TRUE = /^(?:t|tr|tru|true|y|ye|yes|on|1)$/iu;
const FALSE = /^(?:f|fa|fal|fals|false|n|no|of|off|0)$/iu;

/** A value that sorts like its type. */
type Ordinal = string | number | bigint;

const isArray = (type: string): boolean => type.endsWith('[]');
export const isJson = (type: string): boolean => type === 'json' || type === 'jsonb';

/** A value as text, such as `null` and JSON. */
export const textOf = (value: Json | undefined): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? null);

function invalid(code: string, type: string, text: string): DataError {
  return new DataError(400, code, `invalid input syntax for type ${longType(type)}: "${text}"`);
}

function integer(type: string, text: string): bigint {
  const digits = text.trim().replaceAll('_', '');
  if (!INTEGER.test(text.trim())) throw invalid('22P02', type, text);
  const value = digits.startsWith('-') ? -BigInt(digits.slice(1)) : BigInt(digits.replace('+', ''));
  if (BigInt.asIntN(8 * Number(type.at(-1)), value) === value) return value;
  const message = `value "${text}" is out of range for type ${longType(type)}`;
  throw new DataError(400, '22003', message);
}

function number(type: string, text: string): number {
  // Only exact numbers may have underscores between digits.
  const digits = type === 'numeric' ? text.replaceAll(/(?<=\d)_(?=\d)/gu, '') : text;
  if (!NUMBER.test(digits.trim())) throw invalid('22P02', type, text);
  const infinite = /^([+-]?)inf/iu.exec(text.trim());
  if (infinite === null) return Number(digits);
  return infinite[1] === '-' ? -Infinity : Infinity;
}

/** Parses a date or time to milliseconds; without an offset as UTC, as in hosted databases. */
function time(type: string, text: string): number {
  const found = TIME.exec(text.trim());
  if (found === null) throw invalid('22007', type, text);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const at = Date.UTC(year, month - 1, day, hour, minute, second);
  const isDate = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day && month <= 12;
  if (!isDate || month === 0 || hour > 24 || minute > 59 || second > 60) {
    throw new DataError(400, '22008', `date/time field value out of range: "${text}"`);
  }
  if (type === 'date') return Date.UTC(year, month - 1, day);
  const [, sign = '+', hours = '0', minutes = '0'] =
    /^([+-])(\d\d):?(\d\d)?$/u.exec(found[8] ?? '') ?? [];
  const offset =
    type === 'timestamp' ? 0 : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  return at + Number(`0${found[7] ?? ''}`) * 1000 - offset * 60_000;
}

function bool(type: string, text: string): number {
  if (TRUE.test(text.trim())) return 1;
  if (FALSE.test(text.trim())) return 0;
  throw invalid('22P02', type, text);
}

function uuid(type: string, text: string): string {
  if (!UUID.test(text)) throw invalid('22P02', type, text);
  return text.toLowerCase();
}

/** Types whose values are no texts, with Postgres's long names and how their texts are read. */
const TYPES = new Map<
  string,
  readonly [long: string, read: (type: string, text: string) => Ordinal]
>([
  ['int2', ['smallint', integer]],
  ['int4', ['integer', integer]],
  ['int8', ['bigint', integer]],
  ['numeric', ['numeric', number]],
  ['float4', ['real', number]],
  ['float8', ['double precision', number]],
  ['bool', ['boolean', bool]],
  ['date', ['date', time]],
  ['timestamp', ['timestamp without time zone', time]],
  ['timestamptz', ['timestamp with time zone', time]],
  ['uuid', ['uuid', uuid]],
]);

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

/** Parses `{a,"b,c",NULL}`. @throws DataError for anything else (22P02) */
export function parseArray(text: string): (string | null)[] {
  const malformed = () => new DataError(400, '22P02', `malformed array literal: "${text}"`);
  const [, inner] = /^\s*\{(.*)\}\s*$/su.exec(text) ?? [];
  if (inner === undefined) throw malformed();
  if (inner.trim() === '') return [];
  const element = /\s*(?:"((?:[^"\\]|\\.)*)"|([^,"{}]*?))\s*(,|$)/suy;
  const list: (string | null)[] = [];
  for (let more = true; more;) {
    const found = element.exec(inner);
    if (found === null) throw malformed();
    const [, quoted, bare = '', end] = found;
    const isNull = quoted === undefined && bare.toUpperCase() === 'NULL';
    list.push(isNull ? null : (quoted?.replaceAll(/\\(.)/gsu, '$1') ?? bare));
    more = end === ',';
  }
  return list;
}

export function parseJson(type: string, text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw invalid('22P02', type, text);
  }
}

/**
 * Converts a value, or the text of one in a request, to one that sorts like its type.
 * @throws DataError if the text is not of the type (22P02, 22003, 22007, 22008)
 */
export function ordinalOf(given: string, value: Json): Ordinal {
  const type = shortType(given);
  if (type.endsWith('range')) throw new NotMocked(`values of type ${type}`);
  if (isArray(type)) return canonical(typeof value === 'string' ? parseArray(value) : value);
  if (type === 'jsonb')
    return canonical(typeof value === 'string' ? parseJson(type, value) : value);
  if (type === 'json') {
    throw new DataError(404, '42883', 'operator does not exist: json = unknown');
  }
  const text = textOf(value);
  return TYPES.get(type)?.[1](type, text) ?? text;
}

function writeTime(type: string, at: number): string {
  const iso = new Date(at).toISOString();
  if (type === 'date') return iso.slice(0, 10);
  return `${iso.replace('.000', '').slice(0, -1)}${type === 'timestamp' ? '' : '+00:00'}`;
}

/** Converts a value to a column's type, as Postgres stores it and PostgREST writes it. */
export function storedAs(given: string, value: Json): Json {
  const type = shortType(given);
  if (value === null || isJson(type)) return value;
  if (isArray(type)) {
    const list = typeof value === 'string' ? parseArray(value) : value;
    if (!Array.isArray(list)) throw new DataError(400, '22P02', 'malformed array literal');
    return list.map((one) => storedAs(type.slice(0, -2), one));
  }
  if (type.endsWith('range')) return value;
  const ordinal = ordinalOf(type, value);
  if (typeof ordinal === 'bigint') return Number(ordinal);
  if (type === 'bool') return ordinal === 1;
  if (/^(?:timestamp|date$)/u.test(type)) return writeTime(type, Number(ordinal));
  return ordinal;
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

/** Whether a JSON value contains another: Postgres's `@>`. */
export function contains(whole: Json | undefined, part: Json | undefined): boolean {
  if (Array.isArray(whole)) {
    const parts = Array.isArray(part) ? part : [part];
    return parts.every((one) => whole.some((other) => contains(other, one)));
  }
  if (typeof whole !== 'object' || whole === null || typeof part !== 'object' || part === null) {
    return whole === part;
  }
  return (
    !Array.isArray(part) &&
    Object.entries(part).every(
      ([key, value]) => Object.hasOwn(whole, key) && contains(whole[key], value),
    )
  );
}
