import { HttpResponse } from 'msw';
import type { User } from '../auth/users.ts';
import type { Project } from '../project.ts';
import { DataError, NotMocked, Refusal } from '../refusals.ts';
import { bearerOf, callerOf, type Body } from '../requests.ts';
import { handlersOf, refused, type Call } from '../routes.ts';
import { Table } from './database.ts';
import { insert, remove, update } from './mutations.ts';
import { readPlan } from './plan.ts';
import { readRows, shapeRows } from './read.ts';
import * as responses from './responses.ts';
import type { Json, Row } from './schema.ts';
import { storedAs } from './values.ts';

/** Returns the signed-in caller, or undefined. @throws DataError for an invalid token */
function dataCaller({ project, request }: Call): User | undefined {
  const caller = callerOf(project, bearerOf(request) ?? '');
  // PostgREST `Error.hs`, `JwtError`.
  if (caller.kind === 'expired') throw new DataError(401, 'PGRST303', 'JWT expired');
  if (caller.kind === 'forged') {
    const details = 'None of the keys was able to decode the JWT';
    throw new DataError(401, 'PGRST301', 'No suitable key or wrong key type', details);
  }
  return caller.user;
}

/** Refuses a request without a key, or for another schema. */
function checkRequest({ request, url }: Call): void {
  const { headers, method } = request;
  const hasKey = headers.has('apikey') || url.searchParams.has('apikey');
  if (!hasKey && bearerOf(request) === undefined) {
    const body = { message: 'No API key found in request' };
    throw new Refusal(HttpResponse.json(body, { status: 401 }));
  }
  const isRead = method === 'GET' || method === 'HEAD';
  const schema = headers.get(isRead ? 'accept-profile' : 'content-profile') ?? 'public';
  if (schema !== 'public') throw new NotMocked(`the schema "${schema}"`);
}

/** Responds with the part of rows that a request asks for. */
function page(call: Call, table: Table, rows: readonly Row[], ignored?: readonly string[]) {
  const plan = readPlan(call.request, ignored);
  return responses.pageResponse(call.request, readRows(table, plan, rows), plan.offset);
}

function read(call: Call): Response {
  const caller = dataCaller(call);
  const table = call.project.database.table(call.params['table']);
  return page(call, table, table.visible(caller, table.rows));
}

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
  const plan = readPlan(request);
  const prefer = responses.preferencesOf(request);
  const grants = table.grantsOf(caller);
  const writing = { caller, table, plan, prefer, grants };
  const body = method === 'DELETE' ? {} : await jsonOf(request);
  const { replaced, added, affected } =
    method === 'DELETE'
      ? remove(writing)
      : method === 'POST'
        ? insert(writing, body, url.searchParams)
        : update(writing, body);
  if (prefer.returnsRows && responses.isSingleRow(request)) responses.onlyRow(affected);
  const rows = prefer.returnsRows ? shapeRows(table, plan, table.visible(caller, affected)) : [];
  if (!prefer.rollsBack) project.database.write(table, replaced, added);

  const last = method === 'PATCH' ? affected.length - 1 : -1;
  const range = responses.contentRange(0, last, prefer.countsRows ? affected.length : undefined);
  const isNew = prefer.resolution !== 'merge-duplicates' || added.length > 0;
  const status = method === 'POST' && isNew ? 201 : 200;
  if (prefer.returnsRows) return responses.rowsResponse(request, rows, status, range);
  const headers = { 'content-range': range };
  return new HttpResponse(null, { status: method === 'POST' ? status : 204, headers });
}

/** PostgREST `Error.hs`, `NoRpc`. */
function unknownFunction(name: string, given: readonly string[]): DataError {
  const list = given.toSorted().join(', ');
  const parameters = given.length === 0 ? ' without parameters' : `(${list})`;
  const message = `Could not find the function public.${name}${parameters} in the schema cache`;
  return new DataError(404, 'PGRST202', message);
}

/** Calls a registered procedure; refuses any other as PostgREST does. */
function callProcedure(call: Call, body: Body): Response {
  const { project, request, url, params } = call;
  const { database, procedures } = project;
  const { name = '' } = params;
  const caller = dataCaller(call);
  const procedure = procedures.get(name);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && request.method !== 'POST') {
    throw new DataError(405, 'PGRST101', `Cannot use the ${request.method} method on RPC`);
  }
  const declared = (procedure?.args ?? []).map((one) => {
    const [argument = '', type = 'text'] = one.replace('?', '').split(' ');
    return { argument, type, isOptional: one.includes('?') };
  });
  const names = declared.map(({ argument }) => argument);
  const args = isRead
    ? Object.fromEntries(
        declared.flatMap(({ argument, type }) => {
          const text = url.searchParams.get(argument);
          return text === null ? [] : [[argument, storedAs(type, text)] as const];
        }),
      )
    : (body as Record<string, Json>);
  const given = Object.keys(args);
  const isComplete = declared.every((one) => one.isOptional || given.includes(one.argument));
  if (procedure === undefined || !isComplete || !given.every((one) => names.includes(one))) {
    throw unknownFunction(name, given);
  }
  const result = procedure.run(args, { caller, database });
  if (procedure.returns === undefined) {
    if (responses.preferencesOf(request).countsRows)
      throw new NotMocked('the count of a single value');
    return result === undefined
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(result);
  }
  const table = new Table(name, { columns: procedure.returns });
  return page(call, table, (result ?? []) as Row[], names);
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
