import { HttpResponse } from 'msw';
import type { Project } from '../project.ts';
import { DataError, NotMocked, Refusal } from '../refusals.ts';
import { handlersOf, refused, type Body, type Call } from '../routes.ts';
import { Table } from './database.ts';
import { insert, remove, update } from './mutations.ts';
import { readQuery } from './query.ts';
import * as responses from './responses.ts';
import type { Json, Row } from './schema.ts';
import { storedAs } from './values.ts';

/** Refuses a request without a key, with an invalid token, or for another schema. */
function checkRequest({ request, url, caller: { kind } }: Call): void {
  const { headers, method } = request;
  const hasKey = headers.has('apikey') || url.searchParams.has('apikey');
  if (!hasKey && !headers.has('authorization')) {
    const body = { message: 'No API key found in request' };
    throw new Refusal(HttpResponse.json(body, { status: 401 }));
  }
  // PostgREST `Error.hs`, `JwtError`.
  if (kind === 'expired') throw new DataError(401, 'PGRST303', 'JWT expired');
  if (kind === 'forged') {
    const details = 'None of the keys was able to decode the JWT';
    throw new DataError(401, 'PGRST301', 'No suitable key or wrong key type', details);
  }
  const isRead = method === 'GET' || method === 'HEAD';
  const schema = headers.get(isRead ? 'accept-profile' : 'content-profile') ?? 'public';
  if (schema !== 'public') throw new NotMocked(`the schema "${schema}"`);
}

/** Responds with the part of rows that a request asks for. */
function page(call: Call, table: Table, rows: readonly Row[], ignored?: readonly string[]) {
  const { read: readRows } = readQuery(call.request, table, ignored);
  return responses.pageResponse(call.request, readRows(rows));
}

function read(call: Call): Response {
  const table = call.project.database.table(call.params['table']);
  return page(call, table, table.visible(call.caller.user, table.rows));
}

/** Statuses and headers of writes: PostgREST `Response.hs`, `actionResponse`. */
async function write({ project, request, url, params, caller: { user: caller } }: Call) {
  const { method, headers } = request;
  const table = project.database.table(params['table']);
  const query = readQuery(request, table);
  const prefer = responses.preferencesOf(request);
  const writing = { caller, table, query, prefer };
  if (/csv|form-urlencoded/u.test(headers.get('content-type') ?? '')) {
    throw new NotMocked('a body in another format than JSON');
  }
  const body = (await request.json().catch(() => undefined)) as Row | readonly Row[] | undefined;
  if (body === undefined && method !== 'DELETE') {
    throw new DataError(400, 'PGRST102', 'Empty or invalid json');
  }
  const { replaced, added } =
    body === undefined || method === 'DELETE'
      ? remove(writing)
      : method === 'POST'
        ? insert(writing, body, url.searchParams)
        : update(writing, body);
  const changed = [...(method === 'DELETE' ? replaced.keys() : replaced.values()), ...added];
  const affected = changed.filter((row) => row !== undefined);
  if (prefer.returnsRows && responses.isSingleRow(request)) responses.onlyRow(affected);
  const rows = prefer.returnsRows ? query.shape(table.visible(caller, affected)) : [];
  if (!prefer.rollsBack) project.database.write(table, replaced, added);

  const last = method === 'PATCH' ? affected.length - 1 : -1;
  const range = responses.contentRange(0, last, prefer.countsRows ? affected.length : undefined);
  const isNew = prefer.resolution !== 'merge-duplicates' || added.length > 0;
  const status = method === 'POST' && isNew ? 201 : 200;
  if (prefer.returnsRows) return responses.rowsResponse(request, rows, status, range);
  const init = { status: method === 'POST' ? status : 204, headers: { 'content-range': range } };
  return new HttpResponse(null, init);
}

/** Calls a registered procedure; refuses any other as PostgREST does (`Error.hs`, `NoRpc`). */
function callProcedure(call: Call, body: Body): Response {
  const { project, request, url, params, caller } = call;
  const { database, procedures } = project;
  const { name = '' } = params;
  const procedure = procedures.get(name);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && request.method !== 'POST') {
    throw new DataError(405, 'PGRST101', `Cannot use the ${request.method} method on RPC`);
  }
  const declared = procedure?.args ?? [];
  const types = new Map(declared.map((one) => one.replace('?', '').split(' ') as [string, string]));
  const required = declared.filter((one) => !one.includes('?')).map((one) => one.split(' ')[0]);
  const queried = [...url.searchParams].filter(([key]) => types.has(key));
  const args = isRead
    ? Object.fromEntries(
        queried.map(([key, text]) => [key, storedAs(types.get(key) ?? 'text', text)]),
      )
    : (body as Record<string, Json>);
  const given = Object.keys(args).toSorted();
  const isCalled =
    required.every((one) => given.includes(one ?? '')) && given.every((one) => types.has(one));
  if (procedure === undefined || !isCalled) {
    const list = given.length === 0 ? ' without parameters' : `(${given.join(', ')})`;
    const message = `Could not find the function public.${name}${list} in the schema cache`;
    throw new DataError(404, 'PGRST202', message);
  }
  const result = procedure.run(args, { caller: caller.user, database });
  if (procedure.returns !== undefined) {
    const table = new Table(name, { columns: procedure.returns });
    return page(call, table, (result ?? []) as Row[], [...types.keys()]);
  }
  if (responses.preferencesOf(request).countsRows)
    throw new NotMocked('the count of a single value');
  if (result === undefined) return new HttpResponse(null, { status: 204 });
  return HttpResponse.json(result);
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
