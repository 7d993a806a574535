import { HttpResponse } from 'msw';
import type { User } from '../auth/users.ts';
import type { Project } from '../project.ts';
import { NotMocked, Refusal } from '../refusals.ts';
import { bearerOf, callerOf } from '../requests.ts';
import type { Call } from '../routes.ts';
import { DataError } from './dataError.ts';
import type { Json, Row } from './schema.ts';

const OBJECT = 'application/vnd.pgrst.object+json';

/** Returns the signed-in caller, or undefined. @throws DataError for an invalid token */
export function dataCaller(project: Project, request: Request): User | undefined {
  const caller = callerOf(project, bearerOf(request) ?? '');
  // PostgREST `Error.hs`, `JwtError`.
  if (caller.kind === 'expired') throw new DataError(401, 'PGRST303', 'JWT expired');
  if (caller.kind === 'forged') {
    throw new DataError(401, 'PGRST301', 'No suitable key or wrong key type', {
      details: 'None of the keys was able to decode the JWT',
    });
  }
  return caller.kind === 'user' ? caller.user : undefined;
}

/** Refuses a request without a key, or for another schema. */
export function checkRequest({ request, url }: Call): void {
  const { headers, method } = request;
  if (
    bearerOf(request) === undefined &&
    !headers.has('apikey') &&
    !url.searchParams.has('apikey')
  ) {
    const body = { message: 'No API key found in request' };
    throw new Refusal(HttpResponse.json(body, { status: 401 }));
  }
  const isRead = method === 'GET' || method === 'HEAD';
  const schema = headers.get(isRead ? 'accept-profile' : 'content-profile') ?? 'public';
  if (schema !== 'public') throw new NotMocked(`the schema "${schema}"`);
}

/** The parsed `Prefer` headers of a request (PostgREST `ApiRequest/Preferences.hs`). */
export interface Preferences {
  returnsRows: boolean;
  countsRows: boolean;
  /** Whether columns that a row leaves out get their default instead of null. */
  fillsDefaults: boolean;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined;
  /** How many rows an update or a deletion may change. */
  maxAffected: number;
  /** Whether changes are discarded after the response. */
  rollsBack: boolean;
}

export function preferencesOf(request: Request): Preferences {
  const preferred = new Set(
    (request.headers.get('prefer') ?? '').split(/\s*,\s*/u).filter(Boolean),
  );
  const take = (preference: string): boolean => preferred.delete(preference);
  for (const usual of ['return=minimal', 'handling=lenient', 'tx=commit']) take(usual);
  const max = [...preferred].find((one) => /^max-affected=\d+$/u.test(one)) ?? '';
  const isLimited = take(max) && preferred.has('handling=strict');
  take('handling=strict');
  const resolutions = ['merge-duplicates', 'ignore-duplicates'] as const;
  const preferences: Preferences = {
    returnsRows: take('return=representation'),
    // For so few rows, the planned and estimated counts equal the exact one.
    countsRows: ['exact', 'planned', 'estimated'].some((kind) => take(`count=${kind}`)),
    fillsDefaults: take('missing=default'),
    resolution: resolutions.find((kind) => take(`resolution=${kind}`)),
    maxAffected: isLimited ? Number(max.replace('max-affected=', '')) : Infinity,
    rollsBack: take('tx=rollback'),
  };
  const [other] = preferred;
  if (other !== undefined) throw new NotMocked(`the preference "${other}"`);
  return preferences;
}

/** `0-9/40`: PostgREST `RangeQuery.hs`, `contentRangeH`. */
export function contentRange(from: number, to: number, total: number | undefined): string {
  const range = total === 0 || from > to ? '*' : `${from}-${to}`;
  return `${range}/${total ?? '*'}`;
}

/** Responds with a page: 206 for a part, 416 for a range past the end (`RangeQuery.hs`, `rangeStatus`). */
export function pageResponse(
  request: Request,
  { rows, total: found }: { rows: readonly Row[]; total: number },
  offset: number,
): Response {
  const total = preferencesOf(request).countsRows ? found : undefined;
  if (total !== undefined && offset > total) {
    throw new DataError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
      headers: { 'content-range': `*/${total}` },
    });
  }
  const range = contentRange(offset, offset + rows.length - 1, total);
  const status = total !== undefined && rows.length < total ? 206 : 200;
  return rowsResponse(request, rows, status, { 'content-range': range });
}

/** Returns the row of `single()`. @throws DataError for another number of rows (PGRST116) */
export function onlyRow(rows: readonly Row[]): Row {
  const [only] = rows;
  if (only !== undefined && rows.length === 1) return only;
  throw new DataError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows.length} rows`,
  });
}

const acceptOf = (request: Request): string => request.headers.get('accept') ?? '*/*';

export const isSingleRow = (request: Request): boolean => acceptOf(request).startsWith(OBJECT);

function csvCell(value: Json | undefined): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /[",\n\r]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function csvOf(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  return [
    names.join(','),
    ...rows.map((row) => names.map((name) => csvCell(row[name])).join(',')),
  ].join('\n');
}

const withoutNulls = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** Formats rows as `Accept` requests: a list, one object or CSV. */
export function rowsResponse(
  request: Request,
  rows: readonly Row[],
  status: number,
  headers: Record<string, string>,
): Response {
  const accept = acceptOf(request);
  if (request.method === 'HEAD') return new HttpResponse(null, { status, headers });
  if (accept.startsWith('text/csv')) {
    const type = 'text/csv; charset=utf-8';
    return new HttpResponse(csvOf(rows), { status, headers: { ...headers, 'content-type': type } });
  }
  if (/plan|geo/u.test(accept)) throw new NotMocked(`an answer of type "${accept}"`);
  const shown = accept.includes('nulls=stripped') ? rows.map(withoutNulls) : rows;
  const [type, body] = isSingleRow(request)
    ? [OBJECT, onlyRow(shown)]
    : ['application/json', [...shown]];
  return HttpResponse.json(body, {
    status,
    headers: { ...headers, 'content-type': `${type}; charset=utf-8` },
  });
}
