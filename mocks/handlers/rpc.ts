import { http, HttpResponse } from 'msw';
import { jsonLiteral } from '../query/literals.ts';
import { readPlan } from '../query/plan.ts';
import { Reader } from '../query/read.ts';
import { DataError } from '../store/errors.ts';
import type { Json, Row } from '../store/schema.ts';
import { Table } from '../store/table.ts';
import { supabase, type Procedure } from '../supabase.ts';
import { preferencesOf } from './preferences.ts';
import { bodyOf } from './requests.ts';
import { answering, contentRange, dataCaller, pageStatus, rowsResponse } from './restResponses.ts';

/** PostgREST `Error.hs`, `NoRpc`. */
function unknownFunction(name: string, given: readonly string[], isPost: boolean): DataError {
  const list = given.toSorted().join(', ');
  const searched =
    given.length === 0
      ? ' without parameters'
      : ` with parameter${given.length > 1 ? 's' : ''} ${list}`;
  const unnamed =
    isPost && given.length > 0 ? ' or with a single unnamed json/jsonb parameter' : '';
  return new DataError(
    404,
    'PGRST202',
    `Could not find the function public.${name}${given.length === 0 ? ' without parameters' : `(${list})`} in the schema cache`,
    {
      details: `Searched for the function public.${name}${searched}${unnamed}, but no matches were found in the schema cache.`,
    },
  );
}

/** An argument of `GET` is text: JSON, an array literal, or a plain value. */
function argumentOf(text: string): Json {
  if (/^\{.*\}$/.test(text) && !text.includes(':')) {
    return text
      .slice(1, -1)
      .split(',')
      .map((one) => argumentOf(one));
  }
  return /^(?:-?\d+(?:\.\d+)?|true|false|null|[[{"].*)$/s.test(text) ? jsonLiteral(text) : text;
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
  const params = new URL(request.url).searchParams;
  const isPost = request.method === 'POST';
  const procedure = supabase.procedures.get(name);
  // The other parameters of a GET: filters, order and limits.
  const declared = new Set((procedure?.args ?? []).map((one) => one.replace(/\?$/, '')));
  const args = isPost
    ? ((await bodyOf(request)) as Record<string, Json>)
    : Object.fromEntries(
        [...params]
          .filter(([key]) => procedure === undefined || declared.has(key))
          .map(([key, value]) => [key, argumentOf(value)]),
      );
  if (procedure === undefined || !accepts(procedure, Object.keys(args))) {
    throw unknownFunction(name, Object.keys(args), isPost);
  }
  if (!isPost && procedure.volatile === true) {
    throw new DataError(405, '25006', 'cannot execute UPDATE in a read-only transaction');
  }
  const result = procedure.run(args, { caller, database });
  if (result === undefined) return new HttpResponse(null, { status: 204 });
  if (procedure.returns === undefined) {
    return request.method === 'HEAD' ? new HttpResponse(null) : HttpResponse.json(result);
  }
  const table = new Table('public', name, { columns: procedure.returns });
  const plan = readPlan(params, isPost ? new Set() : declared);
  const found = new Reader(database, caller).read(table, plan, result as Row[]);
  const total = preferencesOf(request).isCounted ? found.total : undefined;
  const { offset } = plan;
  const range = contentRange(offset, offset + found.rows.length - 1, total);
  const status = pageStatus(found.rows.length, { offset, total });
  return rowsResponse(request, found.rows, status, { 'content-range': range });
}

/** Remote procedures registered by a story or a test, and PostgREST's refusal of all others. */
export const rpcHandlers = [
  http.all('*/rest/v1/rpc/:name', ({ request, params }) =>
    answering(request, () => call(request, String(params.name))),
  ),
];
