import { groupsOf } from './groups-of.ts';

/**
 * SQLite's current time in PostgREST's format for `timestamptz`, which sorts as text: UTC with its
 * offset, and fractional seconds without trailing zeros.
 */
export const NOW_IN_SQLITE = `(rtrim(rtrim(strftime('%Y-%m-%dT%H:%M:%f', 'now'), '0'), '.') || '+00:00')`;

const TIME =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:\.(\d{1,6}))?)?)? ?(Z|[+-]\d\d(?::?\d\d)?)?$/iu;

/**
 * Converts `+02` and `+0230` to `+02:00` and `+02:30`. The default is UTC, as in a hosted database.
 */
function zoneOf(zone: string | undefined): string {
  if (zone === undefined || zone.toUpperCase() === 'Z') return 'Z';
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0');
  return `${zone.slice(0, 1)}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

/**
 * Converts a time to its stored form for comparison. Accepts the ISO 8601 forms that Postgres
 * accepts: `T` or a space, up to microseconds, any zone.
 *
 * @returns undefined if it is invalid.
 */
export function toStoredTime(value: string): string | undefined {
  const [date, time = '00:00', seconds = '00', fraction = '', zone] = groupsOf(TIME, value);
  if (date === undefined) return undefined;
  // JavaScript rolls February 30 over to March; Postgres rejects it.
  const day = new Date(`${date}T00:00Z`);
  const moment = new Date(`${date}T${time}:${seconds}${zoneOf(zone)}`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(date)) return undefined;
  if (Number.isNaN(moment.getTime())) return undefined;
  const parts = fraction.replace(/0+$/u, '');
  return `${moment.toISOString().slice(0, 19)}${parts === '' ? '' : `.${parts}`}+00:00`;
}
