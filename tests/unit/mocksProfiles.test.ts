import { afterAll, afterEach, beforeAll, expect, it, test } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { accessTokenOf, profileOf } from '../../mocks/fixtures/sessions.ts';
import { server } from '../../mocks/node.ts';
import { supabase } from '../../mocks/supabase.ts';
import { parseProfile } from '../../src/domain/profile.ts';
import { MATRIX } from '../database/profiles-matrix.ts';

/** The origin of the mocked services. */
const SITE = 'http://site.test';

// An unhandled request fails the test.
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  supabase.reset();
});
afterAll(() => server.close());

const { student } = people;
const KEY = { apikey: 'sb_publishable_key' };
const bearer = (token: string) => ({ ...KEY, authorization: `Bearer ${token}` });
const state = () => structuredClone(supabase.database.table('profiles').rows);

// The same as on SQLite and Postgres: tests/database.
test.for(MATRIX)('$actor $attempt.name: $touches', async ({ actor, attempt, touches }) => {
  const { method, path, body } = attempt;
  const before = state();
  const response = await fetch(SITE + path, {
    method,
    headers: {
      ...(actor === 'anon' ? KEY : bearer(accessTokenOf(people[actor]))),
      prefer: 'return=representation',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const refusal = actor === 'anon' ? 401 : 403;
  expect([200, refusal]).toContain(response.status);
  const touched = response.status === refusal ? [] : ((await response.json()) as object[]);
  expect(touched.map((row) => Object.values(row)[0] as unknown)).toEqual(touches);
  if (method === 'GET' || touches.length === 0) expect(state()).toEqual(before);
});

test.each(Object.values(people))('$role’s row is the profile that stories pin', async (person) => {
  const path = `${SITE}/rest/v1/profiles?id=eq.${person.id}`;
  const headers = {
    ...bearer(accessTokenOf(person)),
    accept: 'application/vnd.pgrst.object+json',
  };
  const row: unknown = await (await fetch(path, { headers })).json();
  expect(parseProfile(row, 'https://tallygrove.example')).toEqual(profileOf(person));
});

it.each([
  [{ display_name: 'B'.repeat(81) }, '400 23514'],
  [{ avatar_url: 'http://x.test/a.png' }, '400 23514'],
])('refuses %j as Postgres does', async (body, refusal) => {
  const response = await fetch(`${SITE}/rest/v1/profiles?id=eq.${student.id}`, {
    method: 'PATCH',
    headers: bearer(accessTokenOf(student)),
    body: JSON.stringify(body),
  });
  const { code } = (await response.json()) as { code: string };
  expect(`${response.status} ${code}`).toBe(refusal);
});
