import { badBody, badValue, DataError, notEmbedded } from './data-error.ts';
import { groupsOf } from './groups-of.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;
const INTEGER = /^[+-]?(?:\d+(?:_\d+)*|0x[\da-f]+|0o[0-7]+|0b[01]+)$/iu;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/iu;
const TIME =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:[T ](\d\d?):(\d\d)(?::(\d\d)(?:\.(\d{1,6}))?)?)?\s*(?:Z|([+-])(\d\d):?(\d\d)?)?$/iu;
const TRUE = /^(?:t|tr|tru|true|y|ye|yes|on|1)$/iu;
const FALSE = /^(?:f|fa|fal|fals|false|n|no|of|off|0)$/iu;
/** SQLite and JavaScript keep this many digits of a number. */
const MAX_DIGITS = 15;

/** The size of integer types in bits, with Postgres' names of them in messages. */
const INTEGERS: ReadonlyMap<string, readonly [bits: number, name: string]> = new Map([
  ['int2', [16, 'smallint']],
  ['int4', [32, 'integer']],
  ['int8', [64, 'bigint']],
]);

function integer(text: string, type: string, [bits, name]: readonly [number, string]): string {
  const trimmed = text.trim();
  if (!INTEGER.test(trimmed)) throw badValue(type);
  const digits = trimmed.replace(/^[+-]/u, '').replaceAll('_', '');
  const value = trimmed.startsWith('-') ? -BigInt(digits) : BigInt(digits);
  if (BigInt.asIntN(bits, value) === value) return value.toString();
  throw new DataError(400, '22003', `value "${text}" is out of range for type ${name}`);
}

function number(text: string, type: string): string {
  const digitsOf = (one: string) => one.replaceAll(/(?<=\d)_(?=\d)/gu, '');
  const trimmed = type === 'numeric' ? digitsOf(text.trim()) : text.trim();
  if (/^(?:[+-]?inf(?:inity)?|nan|0[xob][\da-f]+)$/iu.test(trimmed)) {
    throw notEmbedded(`the number ${trimmed}`);
  }
  if (!NUMBER.test(trimmed)) throw badValue(type);
  const digits = trimmed.replace(/e.*/iu, '').replaceAll(/\D/gu, '').replace(/^0+/u, '');
  if (digits.length > MAX_DIGITS) throw notEmbedded(`numbers of more than ${MAX_DIGITS} digits`);
  return String(Number(trimmed));
}

/** A date, or a time in UTC in the format in which it is stored, which sorts as text. */
function time(text: string, type: string): string {
  const [year, month, day, hour = 0, minute = 0, second = 0, fraction = '', sign = '+', ...offset] =
    groupsOf(TIME, text.trim());
  if (year === undefined) throw new DataError(400, '22007', badValue(type).message);
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isDate = date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1;
  if (!isDate || Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) {
    throw new DataError(400, '22008', `date/time field value out of range: "${text}"`);
  }
  if (type === 'date') return date.toISOString().slice(0, 10);
  date.setUTCHours(Number(hour), Number(minute), Number(second));
  const minutes = Number(offset[0] ?? 0) * 60 + Number(offset[1] ?? 0);
  const utc = new Date(date.getTime() - Number(`${sign}1`) * minutes * 60_000);
  const rest = fraction.replace(/0+$/u, '');
  return `${utc.toISOString().slice(0, 19)}${rest === '' ? '' : `.${rest}`}+00:00`;
}

function boolean(text: string, type: string): string {
  if (TRUE.test(text.trim())) return 'true';
  if (FALSE.test(text.trim())) return 'false';
  throw badValue(type);
}

/**
 * Returns a value as it is stored, which SQLite compares as Postgres compares the type: a UUID in
 * lower case, a time in UTC, a number as JavaScript writes it.
 *
 * @throws DataError if Postgres could not parse the value as this type, or SQLite not keep it.
 */
export function toStored(value: string, type: string): string {
  if (value.includes('\0')) throw badValue(type);
  if (type === 'text') return value;
  const size = INTEGERS.get(type);
  if (size !== undefined) return integer(value, type, size);
  if (/^(?:numeric|float[48])$/u.test(type)) return number(value, type);
  if (type === 'timestamptz' || type === 'date') return time(value, type);
  if (type === 'bool') return boolean(value, type);
  if (type !== 'uuid') throw notEmbedded(`values of type ${type}`);
  if (!UUID.test(value)) throw badValue(type);
  return value.toLowerCase();
}

/** Converts a JSON value as Postgres would for a column of this type. */
export function toColumn(value: unknown, type: string): string | number | boolean | null {
  if (value === null) return null;
  // Postgres would store nested values as JSON text, which no client intends.
  if (typeof value === 'object') throw badBody();
  // Postgres would parse its JSON text, which has more digits than JavaScript keeps.
  if (typeof value === 'number' && type === 'text' && !Number.isSafeInteger(value)) {
    throw badValue(type);
  }
  const stored = toStored(typeof value === 'string' ? value : JSON.stringify(value), type);
  if (type === 'bool') return stored === 'true';
  const isNumber = /^(?:int[248]|numeric|float[48])$/u.test(type);
  if (!isNumber) return stored;
  const isExact = !type.startsWith('float');
  if (isExact && Math.abs(Number(stored)) > Number.MAX_SAFE_INTEGER)
    throw notEmbedded('such large numbers');
  return Number(stored);
}
