import { http, HttpResponse } from 'msw';
import { people, type MockPerson } from '../fixtures/people.ts';
import { bearerOf, callerOf } from './requests.ts';

const SINGLE = 'application/vnd.pgrst.object+json';

function profileRow(person: MockPerson) {
  return {
    id: person.id,
    role: person.role,
    display_name: person.displayName,
    avatar_url: null,
  };
}

function refusal(status: number, code: string, message: string, details: string | null = null) {
  return HttpResponse.json({ code, details, hint: null, message }, { status });
}

/** The data service of Supabase (PostgREST) under the policies of supabase/migrations. */
export const restHandlers = [
  http.get('*/rest/v1/profiles', ({ request }) => {
    const bearer = bearerOf(request);
    if (bearer === undefined) {
      return HttpResponse.json({ message: 'No API key found in request' }, { status: 401 });
    }
    const caller = callerOf(request);
    // Something that claims to be a token and is none of ours.
    if (caller === undefined && bearer.includes('.')) {
      return refusal(401, 'PGRST301', 'JWSError JWSInvalidSignature');
    }
    const id = /^eq\.(.+)$/.exec(new URL(request.url).searchParams.get('id') ?? '')?.[1];
    const rows = Object.values(people)
      .filter((person) => caller?.role === 'admin' || person.id === caller?.id)
      .filter((person) => id === undefined || person.id === id)
      .map(profileRow);
    if (request.headers.get('accept') !== SINGLE) return HttpResponse.json(rows);
    if (rows.length === 1)
      return HttpResponse.json(rows[0], { headers: { 'content-type': SINGLE } });
    return refusal(
      406,
      'PGRST116',
      'Cannot coerce the result to a single JSON object',
      `The result contains ${rows.length} rows`,
    );
  }),
];
