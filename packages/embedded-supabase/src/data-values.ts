import { badBody, badValue, DataError, notEmbedded } from './data-error.ts';
import { groupsOf } from './groups-of.ts';

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;
const INTEGER = /^[+-]?(?:\d+(?:_\d+)*|0x[\da-f]+|0o[0-7]+|0b[01]+)$/iu;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/iu;
const TIME =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:[T ](\d\d?):(\d\d)(?::(\d\d)(?:\.(\d{1,6}))?)?)? *(?:Z|([+-])(\d\d):?(\d\d)?)?$/iu;
const TRUE = /^(?:t|tr|tru|true|y|ye|yes|on|1)$/iu;
const FALSE = /^(?:f|fa|fal|fals|false|n|no|of|off|0)$/iu;
/** SQLite and JavaScript keep this many digits of a number. */
const MAX_DIGITS = 15;

/** Removes what Postgres takes for blanks, which are fewer than JavaScript's. */
const trim = (text: string): string => text.replaceAll(/^[ \t-\r]+|[ \t-\r]+$/gu, '');

type Parse = (text: string, type: string) => string;

function outOfRange(text: string, name: string): DataError {
  return new DataError(400, '22003', `value "${text}" is out of range for type ${name}`);
}

const integer =
  (bits: number, name: string): Parse =>
  (text, type) => {
    const trimmed = trim(text);
    if (!INTEGER.test(trimmed)) throw badValue(type);
    const digits = trimmed.replace(/^[+-]/u, '').replaceAll('_', '');
    const value = trimmed.startsWith('-') ? -BigInt(digits) : BigInt(digits);
    if (BigInt.asIntN(bits, value) !== value) throw outOfRange(text, name);
    return value.toString();
  };

const number: Parse = (text, type) => {
  const isNumeric = type === 'numeric';
  const trimmed = isNumeric ? trim(text).replaceAll(/(?<=\d)_(?=\d)/gu, '') : trim(text);
  if (/^(?:[+-]?inf(?:inity)?|nan|0[xob][\da-f]+)$/iu.test(trimmed)) {
    throw notEmbedded(`the number ${trimmed}`);
  }
  if (!NUMBER.test(trimmed)) throw badValue(type);
  const digits = trimmed.replace(/e.*/iu, '').replaceAll(/\D/gu, '').replace(/^0+/u, '');
  if (digits.length > MAX_DIGITS) throw notEmbedded(`numbers of more than ${MAX_DIGITS} digits`);
  const value = Number(trimmed);
  if (Number.isFinite(value) && (value !== 0 || digits === '')) return String(value);
  throw isNumeric ? notEmbedded(`the number ${trimmed}`) : outOfRange(text, 'double precision');
};

/** A date, or a time in UTC in the format in which it is stored, which sorts as text. */
const time: Parse = (text, type) => {
  const [year, month, day, hour = 0, minute = 0, second = 0, fraction = '', ...offset] = groupsOf(
    TIME,
    trim(text),
  );
  const [sign = '+', hours = 0, minutes = 0] = offset;
  if (year === undefined) throw new DataError(400, '22007', badValue(type).message);
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isDate = date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1;
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(`${second}.${fraction}`);
  if (
    !isDate ||
    Number(year) === 0 ||
    seconds > 86_400 ||
    Number(minute) > 59 ||
    Number(second) > 60
  ) {
    throw new DataError(400, '22008', `date/time field value out of range: "${text}"`);
  }
  if (Number(hours) > 15 || Number(minutes) > 59) {
    throw new DataError(400, '22009', `time zone displacement out of range: "${text}"`);
  }
  if (type === 'date') return date.toISOString().slice(0, 10);
  date.setUTCSeconds(Math.floor(seconds));
  const shift = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  date.setUTCMinutes(date.getUTCMinutes() - shift);
  // Beyond these years the text no longer sorts.
  if (!/^\d{4}-/u.test(date.toISOString())) throw notEmbedded(`the time ${text}`);
  const rest = fraction.replace(/0+$/u, '');
  return `${date.toISOString().slice(0, 19)}${rest === '' ? '' : `.${rest}`}+00:00`;
};

const boolean: Parse = (text, type) => {
  if (TRUE.test(trim(text))) return 'true';
  if (FALSE.test(trim(text))) return 'false';
  throw badValue(type);
};

const uuid: Parse = (text, type) => {
  if (!UUID.test(text)) throw badValue(type);
  return text.toLowerCase();
};

const NUMBERS: ReadonlyMap<string, Parse> = new Map([
  ['int2', integer(16, 'smallint')],
  ['int4', integer(32, 'integer')],
  ['int8', integer(64, 'bigint')],
  ['numeric', number],
  ['float8', number],
]);

const PARSERS: ReadonlyMap<string, Parse> = new Map([
  ...NUMBERS,
  ['text', (text) => text],
  ['bool', boolean],
  ['date', time],
  ['timestamptz', time],
  ['uuid', uuid],
]);

/**
 * Returns a value as it is stored, which SQLite compares as Postgres compares the type: a UUID in
 * lower case, a time in UTC, a number as JavaScript writes it.
 *
 * @throws DataError if Postgres could not parse the value as this type, or SQLite not keep it.
 */
export function toStored(value: string, type: string): string {
  if (value.includes('\0')) throw badValue(type);
  const parse = PARSERS.get(type);
  if (parse === undefined) throw notEmbedded(`values of type ${type}`);
  return parse(value, type);
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
  if (!NUMBERS.has(type)) return stored;
  if (type !== 'float8' && Math.abs(Number(stored)) > Number.MAX_SAFE_INTEGER)
    throw notEmbedded('such large numbers');
  return Number(stored);
}
