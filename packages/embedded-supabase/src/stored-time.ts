import { groupsOf } from './groups-of.ts';

/**
 * The moment of a statement, for SQLite, in the form in which PostgREST shows a `timestamptz` and in which
 * texts sort by time: UTC with its offset, and parts of a second where there are any.
 */
export const NOW_IN_SQLITE = `(rtrim(rtrim(strftime('%Y-%m-%dT%H:%M:%f', 'now'), '0'), '.') || '+00:00')`;

const TIME =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:\.(\d{1,6}))?)?)? ?(Z|[+-]\d\d(?::?\d\d)?)?$/iu;

/** `+02` and `+0230` as `+02:00` and `+02:30`. Without a zone it is UTC, as in a hosted database. */
function zoneOf(zone: string | undefined): string {
  if (zone === undefined || zone.toUpperCase() === 'Z') return 'Z';
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0');
  return `${zone.slice(0, 1)}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

/**
 * A time in the form in which it is stored, so that it can be compared with what is: of ISO 8601 what
 * Postgres reads, with `T` or a space, down to microseconds, in any zone.
 *
 * @returns undefined when it is none.
 */
export function toStoredTime(value: string): string | undefined {
  const [date, time = '00:00', seconds = '00', fraction = '', zone] = groupsOf(TIME, value);
  if (date === undefined) return undefined;
  // The language counts on from February 30; Postgres refuses it.
  const day = new Date(`${date}T00:00Z`);
  const moment = new Date(`${date}T${time}:${seconds}${zoneOf(zone)}`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(date)) return undefined;
  if (Number.isNaN(moment.getTime())) return undefined;
  const parts = fraction.replace(/0+$/u, '');
  return `${moment.toISOString().slice(0, 19)}${parts === '' ? '' : `.${parts}`}+00:00`;
}
