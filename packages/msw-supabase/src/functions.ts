import { http, HttpResponse } from 'msw';
import type { Project } from './project.ts';
import { bearerOf, callerOf } from './requests.ts';

/**
 * Serverless functions of the project. The gateway refuses all others and expired tokens; a function
 * that throws returns 500, as in its runtime.
 */
export const functionsHandlers = (project: Project) =>
  ['', '/*'].map((rest) =>
    http.all(`${project.url}/functions/v1/:name${rest}`, async ({ request, params }) => {
      const run = project.functions.get(String(params['name']));
      if (run === undefined) {
        return HttpResponse.json(
          { code: 'NOT_FOUND', message: 'Requested function was not found' },
          { status: 404 },
        );
      }
      const caller = callerOf(project, bearerOf(request) ?? '');
      if (caller.kind === 'expired' || caller.kind === 'forged') {
        return HttpResponse.json({ code: 401, message: 'Invalid JWT' }, { status: 401 });
      }
      const user = caller.kind === 'user' ? caller.user : undefined;
      try {
        const result = await run(request, { caller: user, database: project.database });
        return result instanceof Response ? result : HttpResponse.json(result);
      } catch {
        return HttpResponse.text('Internal Server Error', { status: 500 });
      }
    }),
  );
