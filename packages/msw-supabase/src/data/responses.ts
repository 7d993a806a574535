import { HttpResponse } from 'msw';
import { DataError, NotMocked } from '../refusals.ts';
import type { Json, Row } from './schema.ts';
import { textOf } from './values.ts';

const OBJECT = 'application/vnd.pgrst.object+json';

const PREFERENCE =
  /^(?:return=(?:minimal|representation)|count=(?:exact|planned|estimated)|missing=default|resolution=(?:merge|ignore)-duplicates|handling=(?:strict|lenient)|max-affected=\d+|tx=(?:commit|rollback))$/u;

/** Parses the `Prefer` header (PostgREST `ApiRequest/Preferences.hs`). @throws NotMocked */
export function preferencesOf({ headers }: Request) {
  const given = (headers.get('prefer') ?? '').split(/\s*,\s*/u).filter(Boolean);
  const other = given.find((one) => !PREFERENCE.test(one));
  if (other !== undefined) throw new NotMocked(`the preference "${other}"`);
  const find = (name: string) => given.find((one) => one.startsWith(`${name}=`))?.split('=')[1];
  return {
    returnsRows: given.includes('return=representation'),
    // For so few rows, the planned and estimated counts equal the exact one.
    countsRows: find('count') !== undefined,
    /** Whether columns that a row leaves out get their default instead of null. */
    fillsDefaults: given.includes('missing=default'),
    resolution: find('resolution'),
    /** How many rows an update or a deletion may change. */
    maxAffected: given.includes('handling=strict')
      ? Number(find('max-affected') ?? Infinity)
      : Infinity,
    /** Whether changes are discarded after the response. */
    rollsBack: given.includes('tx=rollback'),
  };
}

export type Preferences = ReturnType<typeof preferencesOf>;

/** `0-9/40`: PostgREST `RangeQuery.hs`, `contentRangeH`. */
export function contentRange(from: number, to: number, total: number | undefined): string {
  const range = total === 0 || from > to ? '*' : `${from}-${to}`;
  return `${range}/${total ?? '*'}`;
}

/** Responds with a page: 206 for a part, 416 for a range past the end (`RangeQuery.hs`, `rangeStatus`). */
export function pageResponse(
  request: Request,
  { rows, total: found, offset }: { rows: readonly Row[]; total: number; offset: number },
): Response {
  const total = preferencesOf(request).countsRows ? found : undefined;
  if (total !== undefined && offset > total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`;
    const headers = { 'content-range': `*/${total}` };
    throw new DataError(416, 'PGRST103', 'Requested range not satisfiable', details, headers);
  }
  const range = contentRange(offset, offset + rows.length - 1, total);
  const status = total !== undefined && rows.length < total ? 206 : 200;
  return rowsResponse(request, rows, status, range);
}

/** Returns the row of `single()`. @throws DataError for another number of rows (PGRST116) */
export function onlyRow(rows: readonly Row[]): Row {
  const [only] = rows;
  if (only !== undefined && rows.length === 1) return only;
  const details = `The result contains ${rows.length} rows`;
  throw new DataError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', details);
}

const acceptOf = (request: Request): string => request.headers.get('accept') ?? '*/*';

export const isSingleRow = (request: Request): boolean => acceptOf(request).startsWith(OBJECT);

function csvCell(value: Json | undefined): string {
  const text = (value ?? null) === null ? '' : textOf(value);
  return /[",\n\r]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function csvOf(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => names.map((name) => csvCell(row[name])).join(','));
  return [names.join(','), ...lines].join('\n');
}

const withoutNulls = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** Formats rows as `Accept` requests: a list, one object or CSV. */
export function rowsResponse(
  request: Request,
  rows: readonly Row[],
  status: number,
  range: string,
): Response {
  const accept = acceptOf(request);
  const init = (type: string) => ({
    status,
    headers: { 'content-range': range, 'content-type': `${type}; charset=utf-8` },
  });
  if (request.method === 'HEAD') return new HttpResponse(null, init('application/json'));
  if (accept.startsWith('text/csv')) return new HttpResponse(csvOf(rows), init('text/csv'));
  if (/plan|geo/u.test(accept)) throw new NotMocked(`an answer of type "${accept}"`);
  const shown = accept.includes('nulls=stripped') ? rows.map(withoutNulls) : [...rows];
  return isSingleRow(request)
    ? HttpResponse.json(onlyRow(shown), init(OBJECT))
    : HttpResponse.json(shown, init('application/json'));
}
