import { HttpResponse } from 'msw';
import type { Project } from '../project.ts';
import { DataError, NotMocked } from '../refusals.ts';
import { handlersOf, refused, type Call } from '../routes.ts';
import { insert, remove, update } from './mutations.ts';
import { readPlan } from './plan.ts';
import { readRows, shapeRows } from './read.ts';
import {
  checkRequest,
  contentRange,
  dataCaller,
  isSingleRow,
  onlyRow,
  pageResponse,
  preferencesOf,
  rowsResponse,
} from './responses.ts';
import { callProcedure } from './rpc.ts';
import type { Row } from './schema.ts';

/** Parses a JSON body. @throws DataError for any other (PGRST102) */
async function jsonOf(request: Request): Promise<Row | readonly Row[]> {
  if (/csv|form-urlencoded/u.test(request.headers.get('content-type') ?? '')) {
    throw new NotMocked('a body in another format than JSON');
  }
  try {
    return (await request.json()) as Row | readonly Row[];
  } catch {
    throw new DataError(400, 'PGRST102', 'Empty or invalid json');
  }
}

/** Statuses and headers of writes: PostgREST `Response.hs`, `actionResponse`. */
async function write(call: Call): Promise<Response> {
  const { project, request, url, params } = call;
  const { method } = request;
  const caller = dataCaller(call);
  const table = project.database.table(params['table']);
  const plan = readPlan(call);
  const prefer = preferencesOf(request);
  const grants = table.grantsOf(caller);
  const writing = { caller, table, plan, prefer, grants };
  const body = method === 'DELETE' ? {} : await jsonOf(request);
  const { replaced, added, affected } =
    method === 'DELETE'
      ? remove(writing)
      : method === 'POST'
        ? insert(writing, body, url.searchParams)
        : update(writing, body);
  if (prefer.returnsRows && isSingleRow(request)) onlyRow(affected);
  const rows = prefer.returnsRows ? shapeRows(table, plan, table.visible(caller, affected)) : [];
  if (!prefer.rollsBack) project.database.write(table, replaced, added);

  const last = method === 'PATCH' ? affected.length - 1 : -1;
  const range = contentRange(0, last, prefer.countsRows ? affected.length : undefined);
  const isNew = prefer.resolution !== 'merge-duplicates' || added.length > 0;
  const status = method === 'POST' && isNew ? 201 : 200;
  if (prefer.returnsRows) return rowsResponse(request, rows, status, range);
  const headers = { 'content-range': range };
  return new HttpResponse(null, { status: method === 'POST' ? status : 204, headers });
}

function read(call: Call): Response {
  const { project, request, params } = call;
  const caller = dataCaller(call);
  const table = project.database.table(params['table']);
  const plan = readPlan(call);
  const found = readRows(table, plan, table.visible(caller, table.rows));
  return pageResponse(request, found, plan.offset);
}

function refuseMethod({ request }: Call): never {
  throw new DataError(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`);
}

/**
 * Supabase's data service (PostgREST 14) over the tables in memory, with their policies and grants.
 * Responses follow PostgREST's public source, cited by file; a request that is not known is refused
 * by name (400 NOT_MOCKED).
 */
export const restHandlers = (project: Project) =>
  handlersOf(
    project,
    'rest',
    {
      'all rpc/:name': callProcedure,
      'get :table': read,
      'head :table': read,
      'post :table': write,
      'patch :table': write,
      'delete :table': write,
      'put :table': refused,
      'all :table': refuseMethod,
    },
    checkRequest,
  );
