import { HttpResponse } from 'msw';
import type { Project } from '../project.ts';
import { DataError, NotMocked } from '../refusals.ts';
import { handlersOf, type Body, type Call } from '../routes.ts';
import { Table } from './database.ts';
import { readQuery } from './query.ts';
import { pageResponse, preferencesOf } from './responses.ts';
import type { Row } from './values.ts';
import { write } from './writes.ts';

/** Refuses a request with an invalid token, or for another schema. */
function checkRequest({ request: { headers, method }, caller: { kind } }: Call): void {
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
  return pageResponse(call.request, readRows(rows));
}

function read(call: Call): Response {
  const table = call.project.database.table(call.params['table']);
  return page(call, table, table.visible(call.caller.user, table.rows));
}

/** Calls a registered procedure; refuses any other as PostgREST does (`Error.hs`, `NoRpc`). */
function callProcedure(call: Call, body: Body): Response {
  const { project, request, url, params, caller } = call;
  const { database, procedures } = project;
  const { name = '' } = params;
  const procedure = procedures.get(name);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const declared = new Table(name, { columns: procedure?.args ?? {} });
  const isDeclared = (key: string) => declared.column(key) !== undefined;
  const queried = [...url.searchParams].filter(([key]) => isDeclared(key));
  const args = isRead ? Object.fromEntries(queried) : (body as Row);
  const given = Object.keys(args).toSorted();
  const isGiven = (key: string) => given.includes(key) || 'default' in (declared.column(key) ?? {});
  if (!procedure || !given.every(isDeclared) || !declared.columnNames.every(isGiven)) {
    const list = given.length === 0 ? ' without parameters' : `(${given.join(', ')})`;
    const message = `Could not find the function public.${name}${list} in the schema cache`;
    throw new DataError(404, 'PGRST202', message);
  }
  const result = procedure.run(declared.complete(args), { caller: caller.user, database });
  if (procedure.returns !== undefined) {
    const table = new Table(name, { columns: procedure.returns });
    return page(call, table, (result ?? []) as Row[], declared.columnNames);
  }
  if (preferencesOf(request).countsRows) throw new NotMocked('the count of a single value');
  if (result === undefined) return new HttpResponse(null, { status: 204 });
  return HttpResponse.json(result);
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
      'get rpc/:name': callProcedure,
      'head rpc/:name': callProcedure,
      'post rpc/:name': callProcedure,
      'get :table': read,
      'head :table': read,
      'post :table': write,
      'patch :table': write,
      'delete :table': write,
    },
    checkRequest,
  );
