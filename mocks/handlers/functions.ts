import { http, HttpResponse } from 'msw';
import { supabase } from '../supabase.ts';
import { bearerOf, callerOf } from './requests.ts';

/**
 * Serverless functions registered by a story or a test. The gateway refuses all others and expired
 * tokens; a function that throws returns 500, as in its runtime.
 */
export const functionsHandlers = [
  http.all('*/functions/v1/:name', async ({ request, params }) => {
    const handler = supabase.functions.get(String(params.name));
    if (handler === undefined) {
      return HttpResponse.json(
        { code: 'NOT_FOUND', message: 'Requested function was not found' },
        { status: 404 },
      );
    }
    const caller = callerOf(bearerOf(request) ?? '');
    if (caller.kind === 'expired' || caller.kind === 'forged') {
      return HttpResponse.json({ code: 401, message: 'Invalid JWT' }, { status: 401 });
    }
    const person = caller.kind === 'person' ? caller.person : undefined;
    try {
      const result = await handler(request, { caller: person, database: supabase.database });
      return result instanceof Response ? result : HttpResponse.json(result);
    } catch {
      return HttpResponse.text('Internal Server Error', { status: 500 });
    }
  }),
];
