import { http, HttpResponse } from 'msw';
import { readPlan, type Plan } from '../query/plan.ts';
import { Reader } from '../query/read.ts';
import { DataError } from '../store/errors.ts';
import type { Row } from '../store/schema.ts';
import { textOf } from '../store/table.ts';
import { supabase } from '../supabase.ts';
import { insert, remove, update, type Mutation } from './mutations.ts';
import { preferencesOf } from './preferences.ts';
import {
  answering,
  contentRange,
  dataCaller,
  onlyRow,
  pageStatus,
  rowsResponse,
  schemaOf,
  isSingleRow,
} from './restResponses.ts';

/** Parses a JSON body. @throws DataError for any other (PGRST102) */
async function jsonOf(request: Request): Promise<Row | readonly Row[]> {
  try {
    return (await request.json()) as Row | readonly Row[];
  } catch {
    throw new DataError(400, 'PGRST102', 'Empty or invalid json');
  }
}

/** A plan that only shapes rows already selected. */
const shapeOnly = (plan: Plan): Plan => ({ ...plan, conditions: [], limit: Infinity, offset: 0 });

async function mutationOf(
  request: Request,
  call: Parameters<typeof remove>[0],
  params: URLSearchParams,
): Promise<Mutation> {
  if (request.method === 'DELETE') return remove(call);
  const body = await jsonOf(request);
  return request.method === 'POST' ? insert(call, body, params) : update(call, body as Row);
}

/** Statuses and headers of writes: PostgREST `Response.hs`, `actionResponse`. */
async function write(request: Request, tableName: string): Promise<Response> {
  const { database } = supabase;
  const caller = dataCaller(request);
  const params = new URL(request.url).searchParams;
  const table = database.table(tableName, schemaOf(request, database.schemas));
  const plan = readPlan(params);
  const prefer = preferencesOf(request);
  const reader = new Reader(database, caller);
  const call = { database, reader, caller, table, plan, prefer };
  const mutation = await mutationOf(request, call, params);
  const { replaced, added, affected } = mutation;

  if (prefer.maxAffected !== undefined && affected.length > prefer.maxAffected) {
    throw new DataError(
      400,
      'PGRST124',
      'Query result exceeds max-affected preference constraint',
      {
        details: `The query affects ${affected.length} rows`,
      },
    );
  }
  const isShown = prefer.representation === 'representation';
  if (isShown && isSingleRow(request)) onlyRow(affected);
  // Embeds rows related to a deleted row before they disappear.
  const shapeNow = () =>
    isShown ? reader.read(table, shapeOnly(plan), reader.visible(table, affected)).rows : [];
  const before = request.method === 'DELETE' ? shapeNow() : [];
  if (!prefer.isRolledBack) database.write(table, replaced, added);
  const rows = request.method === 'DELETE' ? before : shapeNow();

  const total = prefer.isCounted ? affected.length : undefined;
  const isUpdate = request.method === 'PATCH';
  const headers: Record<string, string> = {
    'content-range': contentRange(isUpdate ? 0 : 1, isUpdate ? affected.length - 1 : 0, total),
  };
  if (request.method !== 'POST') {
    return isShown
      ? rowsResponse(request, rows, 200, headers)
      : new HttpResponse(null, { status: 204, headers });
  }
  const [only] = added;
  if (prefer.representation === 'headers-only' && only !== undefined && added.length === 1) {
    const key = table.primaryKey.map((name) => `${name}=eq.${textOf(only[name])}`).join('&');
    headers.location = `/${table.name}?${key}`;
  }
  const isNew = prefer.resolution !== 'merge-duplicates' || added.length > 0;
  const status = isNew ? 201 : 200;
  return isShown
    ? rowsResponse(request, rows, status, headers)
    : new HttpResponse(null, { status, headers });
}

function read(request: Request, tableName: string): Response {
  const { database } = supabase;
  const reader = new Reader(database, dataCaller(request));
  const table = database.table(tableName, schemaOf(request, database.schemas));
  const plan = readPlan(new URL(request.url).searchParams);
  const found = reader.read(table, plan, reader.visible(table, table.rows));
  const total = preferencesOf(request).isCounted ? found.total : undefined;
  const { offset } = plan;
  const status = pageStatus(found.rows.length, { offset, total });
  const range = contentRange(offset, offset + found.rows.length - 1, total);
  return rowsResponse(request, found.rows, status, { 'content-range': range });
}

/**
 * Supabase's data service (PostgREST 14) over the mocked database, with the policies and grants of
 * its tables. Responses follow PostgREST's public source, cited by file.
 */
export const restHandlers = [
  http.all('*/rest/v1/:table', ({ request, params }) =>
    answering(request, () => {
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
