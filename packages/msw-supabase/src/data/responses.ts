import { HttpResponse } from 'msw';
import { DataError, NotMocked } from '../refusals.ts';
import type { Row } from './values.ts';

const OBJECT = 'application/vnd.pgrst.object+json';

const PREFERENCE =
  /^(?:return=(?:minimal|representation)|count=(?:exact|planned|estimated)|missing=default|resolution=(?:merge|ignore)-duplicates)$/u;

/** Parses the `Prefer` header (PostgREST `ApiRequest/Preferences.hs`). @throws NotMocked */
export function preferencesOf({ headers }: Request) {
  const given = (headers.get('prefer') ?? '').split(/\s*,\s*/u).filter(Boolean);
  const other = given.find((one) => !PREFERENCE.test(one));
  if (other !== undefined) throw new NotMocked(`the preference "${other}"`);
  const has = (start: string) => given.some((one) => one.startsWith(start));
  return {
    returnsRows: has('return=representation'),
    // For so few rows, the planned and estimated counts equal the exact one.
    countsRows: has('count='),
    /** Whether columns that a row leaves out get their default instead of null. */
    fillsDefaults: has('missing=default'),
    upserts: has('resolution='),
    merges: has('resolution=merge'),
  };
}

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

/** Formats rows as `Accept` requests: a list or one object. */
export function rowsResponse(
  request: Request,
  rows: readonly Row[],
  status: number,
  range: string,
): Response {
  const accept = acceptOf(request);
  if (/plan|geo|csv|stripped/u.test(accept)) throw new NotMocked(`an answer of type "${accept}"`);
  const type = isSingleRow(request) ? OBJECT : 'application/json';
  const headers = { 'content-range': range, 'content-type': `${type}; charset=utf-8` };
  if (request.method === 'HEAD') return new HttpResponse(null, { status, headers });
  return HttpResponse.json(isSingleRow(request) ? onlyRow(rows) : [...rows], { status, headers });
}
