import { HttpResponse } from 'msw';
import { DataError, NotMocked } from '../refusals.ts';
import type { Body } from '../requests.ts';
import type { Call } from '../routes.ts';
import { readPlan } from './plan.ts';
import { readRows } from './read.ts';
import { dataCaller, pageResponse, preferencesOf } from './responses.ts';
import type { Json, Row } from './schema.ts';
import { Table } from './database.ts';
import { storedAs } from './values.ts';

/** PostgREST `Error.hs`, `NoRpc`. */
function unknownFunction(name: string, given: readonly string[]): DataError {
  const list = given.toSorted().join(', ');
  const parameters = given.length === 0 ? ' without parameters' : `(${list})`;
  const message = `Could not find the function public.${name}${parameters} in the schema cache`;
  return new DataError(404, 'PGRST202', message);
}

/** Calls a registered procedure; refuses any other as PostgREST does. */
export function callProcedure(call: Call, body: Body): Response {
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
  if (isRead && procedure.volatile === true) {
    const message = 'cannot execute INSERT in a read-only transaction';
    throw new DataError(405, '25006', message);
  }
  const result = procedure.run(args, { caller, database });
  if (procedure.returns === undefined) {
    if (preferencesOf(request).countsRows) throw new NotMocked('the count of a single value');
    return result === undefined
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(result);
  }
  const table = new Table(name, { columns: procedure.returns });
  const plan = readPlan(call, names);
  return pageResponse(request, readRows(table, plan, (result ?? []) as Row[]), plan.offset);
}
