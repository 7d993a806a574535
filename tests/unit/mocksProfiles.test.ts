import { expect, it, test } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { accessTokenOf, profileOf } from '../../mocks/fixtures/sessions.ts';
import { parseProfile } from '../../src/domain/profile.ts';
import { MATRIX } from '../database/profiles-matrix.ts';
import { clientOf, createTestClient, mockServices, SITE } from '../support/mockedServices.ts';

mockServices();

const { admin, student } = people;
const state = async () =>
  (await (await clientOf(admin)).from('profiles').select().order('id')).data;

// The same as on SQLite and Postgres: tests/database.
test.for(MATRIX)('$actor $attempt.name: $touches', async ({ actor, attempt, touches }) => {
  const { method, path, body } = attempt;
  const before = await state();
  const response = await fetch(SITE + path, {
    method,
    headers: {
      apikey: 'sb_publishable_key',
      prefer: 'return=representation',
      ...(actor === 'anon' ? {} : { authorization: `Bearer ${accessTokenOf(people[actor])}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const refusal = actor === 'anon' ? 401 : 403;
  expect([200, refusal]).toContain(response.status);
  const touched = response.status === refusal ? [] : ((await response.json()) as object[]);
  expect(touched.map((row) => Object.values(row)[0] as unknown)).toEqual(touches);
  if (method === 'GET' || touches.length === 0) expect(await state()).toEqual(before);
});

test.each(Object.values(people))('$role’s row is the profile that stories pin', async (person) => {
  const profiles = (await clientOf(person)).from('profiles');
  const { data } = await profiles.select('*').eq('id', person.id).single();
  expect(parseProfile(data, 'https://tallygrove.example')).toEqual(profileOf(person));
});

it('refuses by status and code, as Postgres and PostgREST do', async () => {
  const own = (await clientOf(student)).from('profiles');
  const visitor = createTestClient();
  const forged = visitor.from('profiles').select().setHeader('Authorization', 'Bearer a.b.c');
  const answers = [
    await own.update({ display_name: 'B'.repeat(81) }).eq('id', student.id),
    await own.update({ avatar_url: 'http://x.test/a.png' }).eq('id', student.id),
    await visitor.from('profiles').select(),
    await forged,
    await visitor.from('courses').select(),
  ];
  expect(answers.map(({ status, error }) => `${status} ${error?.code}`)).toEqual([
    '400 23514',
    '400 23514',
    '401 42501',
    '401 PGRST301',
    '404 PGRST205',
  ]);
  expect((await fetch(`${SITE}/rest/v1/profiles`)).status).toBe(401);
});
