import { HttpResponse } from 'msw';
import { DataError } from '../store/errors.ts';
import type { Json, Row } from '../store/schema.ts';
import { textOf } from '../store/table.ts';
import { callerOf, bearerOf } from './requests.ts';
import type { MockPerson } from '../fixtures/people.ts';

const OBJECT = 'application/vnd.pgrst.object+json';
const ARRAY = 'application/vnd.pgrst.array+json';

/**
 * Returns the caller of a data request; @throws DataError, or the gateway's response without a key.
 */
export function dataCaller(request: Request): MockPerson | undefined {
  const caller = callerOf(bearerOf(request) ?? '');
  // PostgREST `Error.hs`, `JwtError`.
  if (caller.kind === 'expired') throw new DataError(401, 'PGRST303', 'JWT expired');
  if (caller.kind === 'forged') {
    throw new DataError(401, 'PGRST301', 'No suitable key or wrong key type', {
      details: 'None of the keys was able to decode the JWT',
    });
  }
  return caller.kind === 'person' ? caller.person : undefined;
}

/** Responds with the result, or with the thrown refusal. */
export async function answering(
  request: Request,
  work: () => Promise<Response> | Response,
): Promise<Response> {
  if (bearerOf(request) === undefined && !request.headers.has('apikey')) {
    return HttpResponse.json({ message: 'No API key found in request' }, { status: 401 });
  }
  try {
    return await work();
  } catch (error) {
    if (error instanceof DataError) return error.toResponse();
    throw error;
  }
}

export interface Page {
  offset: number;
  /** Undefined unless requested. */
  total: number | undefined;
}

/** `0-9/40`: PostgREST `RangeQuery.hs`, `contentRangeH`. */
export function contentRange(from: number, to: number, total: number | undefined): string {
  const range = total === 0 || from > to ? '*' : `${from}-${to}`;
  return `${range}/${total ?? '*'}`;
}

/** 200, 206 for a part, 416 for a range past the end (`RangeQuery.hs`, `rangeStatus`). */
export function pageStatus(rows: number, { offset, total }: Page): number {
  if (total === undefined) return 200;
  if (offset > total) {
    throw new DataError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    });
  }
  return rows < total ? 206 : 200;
}

function withoutNulls(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

function csvOf(rows: readonly Row[]): string {
  const cell = (value: Json | undefined): string => {
    if (value === null || value === undefined) return '';
    const text = textOf(value);
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const names = Object.keys(rows[0] ?? {});
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((cells) => cells.map((one) => cell(one)).join(','))
    .join('\n');
}

/** Returns the row of `single()`. @throws DataError for another number of rows (PGRST116) */
export function onlyRow(rows: readonly Row[]): Row {
  const [only] = rows;
  if (only !== undefined && rows.length === 1) return only;
  throw new DataError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows.length} rows`,
  });
}

export const isSingleRow = (request: Request): boolean =>
  request.headers.get('accept')?.startsWith(OBJECT) === true;

/** Formats rows as `Accept` requests: a list, one object, or comma-separated values. */
export function rowsResponse(
  request: Request,
  rows: readonly Row[],
  status: number,
  headers: Record<string, string>,
): Response {
  const accept = request.headers.get('accept') ?? '*/*';
  if (request.method === 'HEAD') return new HttpResponse(null, { status, headers });
  const isStripped = accept.includes('nulls=stripped');
  const shown = isStripped ? rows.map((row) => withoutNulls(row)) : rows;
  if (isSingleRow(request)) {
    const type = `${OBJECT}${isStripped ? ';nulls=stripped' : ''}; charset=utf-8`;
    return HttpResponse.json(onlyRow(shown), {
      status,
      headers: { ...headers, 'content-type': type },
    });
  }
  if (accept.startsWith('text/csv')) {
    return new HttpResponse(csvOf(shown), {
      status,
      headers: { ...headers, 'content-type': 'text/csv; charset=utf-8' },
    });
  }
  if (accept.startsWith('application/vnd.pgrst.plan') || accept.startsWith('application/geo')) {
    const message = `None of these media types are available: ${accept}`;
    throw new DataError(406, 'PGRST107', message);
  }
  const type = accept.startsWith(ARRAY) ? accept : 'application/json';
  return HttpResponse.json([...shown], {
    status,
    headers: { ...headers, 'content-type': `${type}; charset=utf-8` },
  });
}

/** The schema selected by `schema()`. @throws DataError if it is not exposed (PGRST106) */
export function schemaOf(request: Request, exposed: readonly string[]): string {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const schema = request.headers.get(isRead ? 'accept-profile' : 'content-profile') ?? 'public';
  if (exposed.includes(schema)) return schema;
  throw new DataError(406, 'PGRST106', `Invalid schema: ${schema}`, {
    hint: `Only the following schemas are exposed: ${exposed.join(', ')}`,
  });
}
