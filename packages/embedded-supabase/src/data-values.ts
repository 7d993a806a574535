import { dataLacks, refuseData } from './access/refusal.ts';
import { badBody, badValue } from './data-error.ts';
import { groupsOf } from './groups-of.ts';

export const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/iu;
const INTEGER = /^[+-]?(?:\d+|0x[\da-f]+|0o[0-7]+|0b[01]+)$/iu;
const NUMBER =
  /^(?:[+-]?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?|inf(?:inity)?)|nan|0[xob][\da-f]+)$/iu;
const TIME =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:[T ](\d\d?):(\d\d)(?::(\d\d)(?:\.(\d{1,6}))?)?)? *(?:Z|([+-])(\d\d):?(\d\d)?)?$/iu;
const BOOL = /^(?:t|tr|tru|true|y|ye|yes|on|1|f|fa|fal|fals|false|n|no|of|off|0)$/iu;
/** What Postgres takes for blanks, which are fewer than JavaScript's. */
const BLANKS = /^[ \t-\r]+|[ \t-\r]+$/gu;
/** SQLite and JavaScript keep this many digits of a number. */
const MAX_DIGITS = 15;

/** Reads a text of a type; undefined if the value is out of its range. */
type Read = (text: string, type: string) => string | undefined;

const integer: Read = (text, type) => {
  const value = BigInt(text.replace(/^[+-]/u, '')) * (text.startsWith('-') ? -1n : 1n);
  return BigInt.asIntN(8 * Number(type.at(-1)), value) === value ? value.toString() : undefined;
};

const number: Read = (text, type) => {
  if (/^(?:[+-]?inf|nan|0[xob])/iu.test(text)) throw dataLacks(`the number ${text}`);
  const digits = text.replace(/e.*/iu, '').replaceAll(/\D/gu, '').replace(/^0+/u, '');
  if (digits.length > MAX_DIGITS) throw dataLacks(`numbers of more than ${MAX_DIGITS} digits`);
  const value = Number(text);
  if (Number.isFinite(value) && (value !== 0 || digits === '')) return String(value);
  if (type === 'numeric') throw dataLacks(`the number ${text}`);
  return undefined;
};

/** A date, or a time in UTC in the format in which it is stored, which sorts as text. */
const time: Read = (text, type) => {
  const [years, months, days, ...clock] = groupsOf(TIME, text);
  const [hour = 0, minute = 0, second = 0, fraction = '', sign, hours = 0, minutes = 0] = clock;
  const [year, month, day] = [Number(years), Number(months) - 1, Number(days)];
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  const isDate = year > 0 && date.getUTCMonth() === month && date.getUTCDate() === day;
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(`${second}.${fraction}`);
  if (!isDate || seconds > 86_400 || Number(minute) > 59 || Number(second) > 60) return undefined;
  if (Number(hours) > 15 || Number(minutes) > 59) {
    throw refuseData(400, '22009', `time zone displacement out of range: "${text}"`);
  }
  if (type === 'date') return date.toISOString().slice(0, 10);
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? 60 : -60);
  date.setUTCSeconds(Math.floor(seconds) + offset);
  // Beyond these years the text no longer sorts.
  if (!/^\d{4}-/u.test(date.toISOString())) throw dataLacks(`the time ${text}`);
  const rest = `.${fraction}`.replace(/\.?0*$/u, '');
  return `${date.toISOString().slice(0, 19)}${rest}+00:00`;
};

/** Postgres' long names of the types, the forms of their texts, and how these are read. */
const TYPES: ReadonlyMap<string, readonly [long: string, form: RegExp, read: Read]> = new Map([
  ['int2', ['smallint', INTEGER, integer]],
  ['int4', ['integer', INTEGER, integer]],
  ['int8', ['bigint', INTEGER, integer]],
  ['numeric', ['numeric', NUMBER, number]],
  ['float8', ['double precision', NUMBER, number]],
  ['bool', ['boolean', BOOL, (text) => String(/^(?:[ty1]|on)/iu.test(text))]],
  ['date', ['date', TIME, time]],
  ['timestamptz', ['timestamp with time zone', TIME, time]],
  ['uuid', ['uuid', UUID, (text) => text.toLowerCase()]],
]);
const isNumber = (type: string): boolean => /^(?:int|numeric|float)/u.test(type);

/**
 * Returns a value as it is stored, which SQLite compares as Postgres compares the type: a UUID in
 * lower case, a time in UTC, a number as JavaScript writes it.
 *
 * @throws Refusal if Postgres could not parse the value as this type, or SQLite not keep it.
 */
export function toStored(value: string, type: string): string {
  if (value.includes('\0')) throw badValue(type);
  if (type === 'text') return value;
  const [long, form, read] = TYPES.get(type) ?? [];
  if (long === undefined || form === undefined || read === undefined) {
    throw dataLacks(`values of type ${type}`);
  }
  // Only exact numbers may have underscores between digits.
  const exact = /^(?:int|numeric)/u.test(type) ? value.replaceAll(/(?<=\d)_(?=\d)/gu, '') : value;
  const text = type === 'uuid' ? exact : exact.replaceAll(BLANKS, '');
  const isTime = form === TIME;
  if (!form.test(text)) {
    throw isTime ? refuseData(400, '22007', badValue(type).message) : badValue(type);
  }
  const stored = read(text, type);
  if (stored !== undefined) return stored;
  throw isTime
    ? refuseData(400, '22008', `date/time field value out of range: "${value}"`)
    : refuseData(400, '22003', `value "${value}" is out of range for type ${long}`);
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
  if (!isNumber(type)) return stored;
  if (type !== 'float8' && Math.abs(Number(stored)) > Number.MAX_SAFE_INTEGER)
    throw dataLacks('such large numbers');
  return Number(stored);
}
