import { http, HttpResponse } from 'msw';
import { bodyOf } from './requests.ts';

/** Remote procedures: the database has none, and says so as PostgREST does. */
export const rpcHandlers = [
  http.all('*/rest/v1/rpc/:name', async ({ request, params }) => {
    const name = `public.${String(params.name)}`;
    const given =
      request.method === 'POST'
        ? Object.keys(await bodyOf(request))
        : [...new URL(request.url).searchParams.keys()];
    const list = given.toSorted().join(', ');
    return HttpResponse.json(
      {
        code: 'PGRST202',
        details:
          given.length === 0
            ? `Searched for the function ${name} without parameters, but no matches were found in the schema cache.`
            : `Searched for the function ${name} with parameters ${list} or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`,
        hint: null,
        message: `Could not find the function ${name}${given.length === 0 ? ' without parameters' : `(${list})`} in the schema cache`,
      },
      { status: 404 },
    );
  }),
];
