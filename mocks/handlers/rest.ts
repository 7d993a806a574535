import { http, HttpResponse } from 'msw';
import { readPlan } from '../query/plan.ts';
import { readRows, shapeRows } from '../query/read.ts';
import { DataError } from '../store/errors.ts';
import type { Row } from '../store/schema.ts';
import { supabase } from '../supabase.ts';
import { insert, remove, update } from './mutations.ts';
import {
  respond,
  contentRange,
  dataCaller,
  isSingleRow,
  onlyRow,
  pageResponse,
  preferencesOf,
  rowsResponse,
} from './restResponses.ts';

/** Parses a JSON body. @throws DataError for any other (PGRST102) */
async function jsonOf(request: Request): Promise<Row | readonly Row[]> {
  try {
    return (await request.json()) as Row | readonly Row[];
  } catch {
    throw new DataError(400, 'PGRST102', 'Empty or invalid json');
  }
}

/** Statuses and headers of writes: PostgREST `Response.hs`, `actionResponse`. */
async function write(request: Request, tableName: string): Promise<Response> {
  const { database } = supabase;
  const { method } = request;
  const params = new URL(request.url).searchParams;
  const caller = dataCaller(request);
  const table = database.table(tableName);
  const plan = readPlan(params);
  const prefer = preferencesOf(request);
  const call = { caller, table, plan, prefer };
  const body = method === 'DELETE' ? {} : await jsonOf(request);
  const { replaced, added, affected } =
    method === 'DELETE'
      ? remove(call)
      : method === 'POST'
        ? insert(call, body, params)
        : update(call, body as Row);
  if (prefer.returnsRows && isSingleRow(request)) onlyRow(affected);
  const rows = prefer.returnsRows ? shapeRows(table, plan, table.visible(caller, affected)) : [];
  database.write(table, replaced, added);

  const last = method === 'PATCH' ? affected.length - 1 : -1;
  const total = prefer.countsRows ? affected.length : undefined;
  const headers = { 'content-range': contentRange(0, last, total) };
  const isNew = prefer.resolution !== 'merge-duplicates' || added.length > 0;
  const status = method === 'POST' && isNew ? 201 : 200;
  if (prefer.returnsRows) return rowsResponse(request, rows, status, headers);
  return new HttpResponse(null, { status: method === 'POST' ? status : 204, headers });
}

function read(request: Request, tableName: string): Response {
  const caller = dataCaller(request);
  const table = supabase.database.table(tableName);
  const plan = readPlan(new URL(request.url).searchParams);
  const found = readRows(table, plan, table.visible(caller, table.rows));
  return pageResponse(request, found, plan.offset);
}

/**
 * Supabase's data service (PostgREST 14) over the mocked database, with the policies and grants of
 * its tables. Responses follow PostgREST's public source, cited by file; a request that the mocks do
 * not know is refused by name (501 NOT_MOCKED).
 */
export const restHandlers = [
  http.all('*/rest/v1/:table', ({ request, params }) =>
    respond(request, () => {
      const table = decodeURIComponent(String(params.table));
      switch (request.method) {
        case 'GET':
        case 'HEAD':
          return read(request, table);
        case 'POST':
        case 'PATCH':
        case 'DELETE':
          return write(request, table);
        default:
          throw new DataError(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`);
      }
    }),
  ),
];
