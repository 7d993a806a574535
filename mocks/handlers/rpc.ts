import { http, HttpResponse } from 'msw';
import { NotMocked } from '../notMocked.ts';
import { readPlan } from '../query/plan.ts';
import { readRows } from '../query/read.ts';
import { DataError } from '../store/errors.ts';
import type { Json, Row } from '../store/schema.ts';
import { Table } from '../store/table.ts';
import { supabase, type Procedure } from '../supabase.ts';
import { bodyOf } from './requests.ts';
import { respond, dataCaller, pageResponse } from './restResponses.ts';

/** PostgREST `Error.hs`, `NoRpc`. */
function unknownFunction(name: string, given: readonly string[]): DataError {
  const list = given.toSorted().join(', ');
  const parameters = given.length === 0 ? ' without parameters' : `(${list})`;
  const message = `Could not find the function public.${name}${parameters} in the schema cache`;
  return new DataError(404, 'PGRST202', message);
}

function accepts({ args = [] }: Procedure, given: readonly string[]): boolean {
  return (
    given.every((name) => args.includes(name) || args.includes(`${name}?`)) &&
    args.every((name) => name.endsWith('?') || given.includes(name))
  );
}

async function call(request: Request, name: string): Promise<Response> {
  const { database } = supabase;
  const caller = dataCaller(request);
  if (request.method !== 'POST')
    throw new NotMocked('a procedure called by another method than POST');
  const procedure = supabase.procedures.get(name);
  const args = (await bodyOf(request)) as Record<string, Json>;
  if (procedure === undefined || !accepts(procedure, Object.keys(args))) {
    throw unknownFunction(name, Object.keys(args));
  }
  const result = procedure.run(args, { caller, database });
  if (result === undefined) return new HttpResponse(null, { status: 204 });
  if (procedure.returns === undefined) return HttpResponse.json(result);
  const table = new Table(name, { columns: procedure.returns });
  const plan = readPlan(new URL(request.url).searchParams);
  return pageResponse(request, readRows(table, plan, result as Row[]), plan.offset);
}

/** Remote procedures registered by a story or a test, and PostgREST's refusal of all others. */
export const rpcHandlers = [
  http.all('*/rest/v1/rpc/:name', ({ request, params }) =>
    respond(request, () => call(request, String(params.name))),
  ),
];
