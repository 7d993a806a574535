import { describe, expect, it, test } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { accessTokenOf, profileOf } from '../../mocks/fixtures/sessions.ts';
import { parseProfile } from '../../src/domain/profile.ts';
import { roles } from '../../src/domain/roles.ts';
import { MATRIX } from '../database/profiles-matrix.ts';
import { clientOf, createTestClient, mockServices, SITE } from '../support/mockedServices.ts';

mockServices();

const { admin, student } = people;
const state = async () =>
  (await (await clientOf(admin)).from('profiles').select().order('id')).data;

// The same as on SQLite and Postgres: tests/database.
describe('who may do what to profiles', () => {
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
});

/** The status and the database's code, which identify a refusal. */
const refusalOf = ({ status, error }: { status: number; error: { code: string } | null }) => [
  status,
  error?.code,
];

it('shows each person their own profile, as the page pins it', async () => {
  for (const role of roles) {
    const client = await clientOf(people[role]);
    const { data } = await client.from('profiles').select('*').eq('id', people[role].id).single();
    expect(parseProfile(data, 'https://tallygrove.example')).toEqual(profileOf(people[role]));
  }
});

it('keeps a changed name', async () => {
  const table = (await clientOf(student)).from('profiles');
  const quiet = await table.update({ display_name: 'Len' }).eq('id', student.id);
  expect([quiet.status, quiet.data]).toEqual([204, null]);
  expect((await table.select('display_name').single()).data).toEqual({ display_name: 'Len' });
});

it('refuses what the constraints refuse', async () => {
  const table = (await clientOf(student)).from('profiles');
  for (const row of [{ display_name: 'B'.repeat(81) }, { avatar_url: 'http://x.test/a.png' }])
    expect(refusalOf(await table.update(row).eq('id', student.id))).toEqual([400, '23514']);
});

it('refuses the public key, forged tokens, and none at all', async () => {
  expect(refusalOf(await createTestClient().from('profiles').select())).toEqual([401, '42501']);
  const forged = createTestClient().from('profiles').select();
  expect(refusalOf(await forged.setHeader('Authorization', 'Bearer a.forged.token'))).toEqual([
    401,
    'PGRST301',
  ]);
  const { status } = await fetch(`${SITE}/rest/v1/profiles`);
  expect(status).toBe(401);
});

it('has no other table', async () => {
  const answer = await (await clientOf(student)).from('courses').select();
  expect([answer.status, answer.error]).toEqual([
    404,
    expect.objectContaining({
      code: 'PGRST205',
      message: "Could not find the table 'public.courses' in the schema cache",
    }),
  ]);
});
