import { HttpResponse } from 'msw';
import type { Project } from './project.ts';
import { Refusal } from './refusals.ts';
import { handlersOf, type Call } from './routes.ts';

const refusal = (status: number, code: string | number, message: string) =>
  new Refusal(HttpResponse.json({ code, message }, { status }));

/** Runs a function. One that throws returns 500, as in its runtime. */
async function run({ project: { functions, database }, request, params, caller }: Call) {
  const named = functions.get(params['name'] ?? '');
  if (named === undefined) throw refusal(404, 'NOT_FOUND', 'Requested function was not found');
  if (caller.kind === 'expired' || caller.kind === 'forged') throw refusal(401, 401, 'Invalid JWT');
  try {
    return (await named(request, { caller: caller.user, database })) as object;
  } catch {
    return HttpResponse.text('Internal Server Error', { status: 500 });
  }
}

/** Serverless functions of the project, behind the gateway. */
export const functionsHandlers = (project: Project) =>
  handlersOf(project, 'functions', { 'all :name': run, 'all :name/*': run });
