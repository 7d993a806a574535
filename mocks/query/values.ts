import { NotMocked } from '../notMocked.ts';
import { DataError } from '../store/errors.ts';
import type { Json } from '../store/schema.ts';

const numeric = /^(?:int[248]|numeric|float[48])$/;
const temporal = /^(?:timestamp(?:tz)?|date)$/;
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

function invalid(code: string, type: string, text: string): DataError {
  const message = `invalid input syntax for type ${type}: "${text}"`;
  return new DataError(400, code, message);
}

/** Parses a timestamp to milliseconds; without an offset as UTC, as in hosted databases. */
function timestamp(text: string): number {
  const iso = text
    .trim()
    .replace(' ', 'T')
    .replace(/(:\d\d(?:\.\d+)?[+-]\d\d)$/, '$1:00');
  return Date.parse(iso.length <= 10 || /(?:Z|[+-]\d\d:\d\d)$/.test(iso) ? iso : `${iso}Z`);
}

/**
 * Converts a value to one that sorts like its type.
 * @throws DataError if the text is not of the type (22P02, 22007)
 */
export function ordinalOf(type: string, value: Json): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string' || /json|\[\]|range/.test(type)) {
    throw new NotMocked(`comparing values of type ${type}`);
  }
  if (numeric.test(type)) {
    const number = Number(value);
    if (value.trim() === '' || Number.isNaN(number)) throw invalid('22P02', type, value);
    return number;
  }
  if (temporal.test(type)) {
    const at = timestamp(value);
    if (Number.isNaN(at)) throw invalid('22007', type, value);
    return at;
  }
  if (type === 'bool') {
    if (value !== 'true' && value !== 'false') throw invalid('22P02', type, value);
    return Number(value === 'true');
  }
  if (type === 'uuid') {
    if (!uuid.test(value)) throw invalid('22P02', type, value);
    return value.toLowerCase();
  }
  return value;
}

/** A comparator for `sort`; texts compare in dictionary order. */
export function compareValues(type: string, a: Json, b: Json): number {
  const [left, right] = [ordinalOf(type, a), ordinalOf(type, b)];
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return (
    String(left).localeCompare(String(right), 'en') || Number(left > right) - Number(left < right)
  );
}
