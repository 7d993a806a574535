import { call, linkTo, openLink } from 'embedded-supabase/testing/calls';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { profileOf } from '../../mocks/fixtures/sessions.ts';
import { supabase as mocks } from '../../mocks/supabase.ts';
import { parseProfile } from '../../src/domain/profile.ts';
import { startStandIns } from './backend.ts';
import { MATRIX, SIGN_UP_NAMES } from './profiles-matrix.ts';

const { backend, standIns } = await startStandIns(mocks);
afterAll(() => backend.close());

describe.each(standIns)('who may do what to profiles: $name', ({ ask, reset }) => {
  beforeEach(() => reset());

  const allProfiles = async () =>
    (await ask('admin', '/rest/v1/profiles?select=id,role,display_name,avatar_url&order=id')).body;

  test.for(MATRIX)('$actor $attempt.name: $touches', async ({ actor, attempt, touches }) => {
    const before = await allProfiles();
    const { method, path, body: sent } = attempt;
    const headers = { prefer: 'return=representation' };
    const { status, body } = await ask(actor, path, { method, headers, body: sent });
    const refusal = actor === 'anon' ? 401 : 403;
    const touched = status === refusal ? [] : body;
    expect([200, refusal]).toContain(status);
    expect((touched as object[]).map((row) => Object.values(row)[0] as unknown)).toEqual(touches);
    const changes = method !== 'GET' && touches.length > 0;
    if (!changes) expect(await allProfiles()).toEqual(before);
  });

  test.for([
    ['a display name of 81 characters', { display_name: 'x'.repeat(81) }],
    ['a picture that is a script', { avatar_url: 'javascript:alert(1)' }],
    ['a picture without encryption', { avatar_url: 'http://x.test/a.png' }],
  ] as const)('%s is refused', async ([, body]) => {
    const path = `/rest/v1/profiles?id=eq.${people.student.id}`;
    expect(await ask('student', path, { method: 'PATCH', body })).toMatchObject({
      status: 400,
      body: { code: '23514' },
    });
  });

  test.each(Object.values(people))(
    '$role’s row is the profile that stories pin',
    async (person) => {
      const path = `/rest/v1/profiles?id=eq.${person.id}`;
      const headers = { accept: 'application/vnd.pgrst.object+json' };
      const { body } = await ask(person.role, path, { headers });
      expect(parseProfile(body, 'https://tallygrove.example')).toEqual(profileOf(person));
    },
  );
});

test('the backend refuses an invisible display name, too', async () => {
  const sent = { method: 'PATCH', body: { display_name: '\u200b' } };
  const path = `/rest/v1/profiles?id=eq.${people.student.id}`;
  expect(await standIns[0]?.ask('student', path, sent)).toMatchObject({ body: { code: '23514' } });
});

test.for(SIGN_UP_NAMES)('a sign-up with the name %j gets %j', async ([given, displayName]) => {
  const email = `${crypto.randomUUID()}@sign-up.test`;
  const body = { email, password: 'secret', data: { display_name: given, role: 'admin' } };
  await call(backend, '/auth/v1/signup', { method: 'POST', body });
  const opened = await openLink(backend, linkTo(backend, email));
  const { access_token: token } = opened.body as { access_token: string };
  const path = '/rest/v1/profiles?select=role,display_name,avatar_url';
  expect((await call(backend, path, { token })).body).toEqual([
    { role: 'student', display_name: displayName, avatar_url: null },
  ]);
});

test('after two sign-ups with one address the profile has neither name', async () => {
  const email = 'asked.twice@sign-up.test';
  for (const display_name of ['Vera', 'Mallory']) {
    const body = { email, password: `password of ${display_name}`, data: { display_name } };
    await call(backend, '/auth/v1/signup', { method: 'POST', body });
  }
  const link = linkTo(backend, email);
  expect(link).toMatch(/^http:\/\/localhost:5173\/dashboard#token_hash=/u);
  const { access_token: token } = (await openLink(backend, link)).body as { access_token: string };
  expect((await call(backend, '/rest/v1/profiles?select=display_name', { token })).body).toEqual([
    { display_name: null },
  ]);
});
