import { DataError } from './data-error.ts';
import { groupsOf } from './groups-of.ts';

const ACCEPTED = new Set(['*/*', 'application/*', 'application/json', 'text/csv']);
const VENDOR = /^application\/vnd\.pgrst\.(?:object|array)(?:\+json)?(?:;nulls=stripped)?$/u;
const PREFERENCES: readonly RegExp[] = [
  /^return=(?:minimal|headers-only|representation)$/u,
  /^count=(?:exact|planned|estimated)$/u,
  /^resolution=(?:merge-duplicates|ignore-duplicates)$/u,
  /^missing=(?:default|null)$/u,
  /^handling=(?:strict|lenient)$/u,
  /^max-affected=\d{1,9}$/u,
];

/** @throws DataError if a schema other than `public` is requested. */
export function checkProfile(headers: Headers): void {
  for (const name of ['accept-profile', 'content-profile']) {
    const schema = headers.get(name);
    if (schema !== null && schema !== 'public') {
      const hint = 'Only the following schemas are exposed: public';
      throw new DataError(406, 'PGRST106', 'Invalid schema', { hint });
    }
  }
}

const bareOf = (type: string): string => type.replace(/;.*/u, '');

/** Returns the first known media type of the request. @throws DataError if none is known. */
export function readAccept(headers: Headers): string {
  const requested = headers.get('accept') || '*/*';
  const types = requested.split(',').map((type) => type.replaceAll(/\s/gu, '').toLowerCase());
  const known = types.find((type) => VENDOR.test(type) || ACCEPTED.has(bareOf(type)));
  if (known === undefined) {
    throw new DataError(406, 'PGRST107', 'None of these media types are available');
  }
  return VENDOR.test(known) ? known : bareOf(known);
}

/** Returns the first known preference of each kind. @throws DataError in strict handling. */
export function readPreferences(headers: Headers): readonly string[] {
  // Stryker disable next-line StringLiteral: No mutant value is a preference, and handling is lenient by default.
  const requested = (headers.get('prefer') ?? '').split(',').map((one) => one.trim());
  const known = PREFERENCES.flatMap((form) => requested.find((one) => form.test(one)) ?? []);
  const unknown = requested.filter(
    (one) => one !== '' && !PREFERENCES.some((form) => form.test(one)),
  );
  if (known.includes('handling=strict') && unknown.length > 0) {
    throw new DataError(400, 'PGRST122', 'Invalid preferences given with handling=strict');
  }
  return known;
}

/**
 * Returns the requested range of rows. Like PostgREST, ignores an invalid one. @throws DataError
 */
export function readRange(headers: Headers): string | undefined {
  // Stryker disable next-line StringLiteral: No mutant value is a range.
  const range = headers.get('range') ?? '';
  const [from, to] = groupsOf(/^(?:items=)?(\d{1,9})-(\d{1,9})?$/u, range);
  if (from === undefined) return undefined;
  // An open-ended range compares as NaN, which is never less.
  if (Number(to) < Number(from)) {
    throw new DataError(416, 'PGRST103', 'Requested range not satisfiable');
  }
  return `${from}-${to ?? ''}`;
}
