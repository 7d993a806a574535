import { HttpResponse } from 'msw';
import type { Procedure } from '../project.ts';
import { NotMocked } from '../refusals.ts';
import { bodyOf } from '../requests.ts';
import type { Call } from '../routes.ts';
import { DataError } from './dataError.ts';
import { readPlan } from './plan.ts';
import { readRows } from './read.ts';
import { dataCaller, pageResponse, preferencesOf } from './responses.ts';
import type { Json, Row } from './schema.ts';
import { Table } from './table.ts';
import { shortType, storedAs } from './values.ts';

/** PostgREST `Error.hs`, `NoRpc`. */
function unknownFunction(name: string, given: readonly string[]): DataError {
  const list = given.toSorted().join(', ');
  const parameters = given.length === 0 ? ' without parameters' : `(${list})`;
  const message = `Could not find the function public.${name}${parameters} in the schema cache`;
  return new DataError(404, 'PGRST202', message);
}

const namesOf = ({ args = [] }: Procedure): readonly string[] =>
  Array.isArray(args) ? (args as readonly string[]) : Object.keys(args);

const bare = (name: string): string => name.replace(/\?$/u, '');

function accepts(procedure: Procedure, given: readonly string[]): boolean {
  const names = namesOf(procedure);
  return (
    given.every((name) => names.some((one) => bare(one) === name)) &&
    names.every((name) => name.endsWith('?') || given.includes(name))
  );
}

/** The arguments of a call by GET: texts, converted by their types. */
function queryArguments(procedure: Procedure, request: Request): Record<string, Json> {
  const args = procedure.args ?? {};
  const names = new Set(namesOf(procedure).map(bare));
  const given = [...new URL(request.url).searchParams].filter(([name]) => names.has(name));
  return Object.fromEntries(
    given.map(([name, text]) => {
      const type = Array.isArray(args)
        ? 'text'
        : ((args as Record<string, string>)[name] ?? (args as Record<string, string>)[`${name}?`]);
      return [name, storedAs(shortType(type ?? 'text'), text)];
    }),
  );
}

/** Calls a registered procedure; refuses any other as PostgREST does. */
export async function callProcedure({ project, request, params }: Call): Promise<Response> {
  const { database, procedures } = project;
  const { name = '' } = params;
  const caller = dataCaller(project, request);
  const procedure = procedures.get(name);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && request.method !== 'POST') {
    throw new DataError(405, 'PGRST101', `Cannot use the ${request.method} method on RPC`);
  }
  const args =
    isRead && procedure !== undefined
      ? queryArguments(procedure, request)
      : ((await bodyOf(request)) as Record<string, Json>);
  if (procedure === undefined || !accepts(procedure, Object.keys(args))) {
    throw unknownFunction(name, Object.keys(args));
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
  const plan = readPlan(request, namesOf(procedure).map(bare));
  return pageResponse(request, readRows(table, plan, (result ?? []) as Row[]), plan.offset);
}
