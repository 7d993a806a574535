import type { EmbeddedSupabase } from 'embedded-supabase';
import { call, linkTo, openLink, signIn } from 'embedded-supabase/testing/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { roles } from '../../src/domain/roles.ts';
import { startBackend } from './backend.ts';
import { MATRIX, SIGN_UP_NAMES, type Actor } from './profiles-matrix.ts';

/** The embedded backend (SQLite), over the HTTP API that the site calls. */
let backend: EmbeddedSupabase;
const tokens = new Map<Actor, string>();

beforeAll(async () => {
  backend = await startBackend();
  for (const role of roles) {
    tokens.set(role, await signIn(backend, `${role}@tallygrove.test`));
  }
});
afterAll(() => backend.close());

async function allProfiles(): Promise<unknown> {
  const path = '/rest/v1/profiles?select=id,role,display_name,avatar_url&order=id';
  return (await call(backend, path, { token: tokens.get('admin') })).body;
}

describe('who may do what to profiles', () => {
  beforeEach(() => backend.reset());

  test.for(MATRIX)('$actor $attempt.name: $touches', async ({ actor, attempt, touches }) => {
    const before = await allProfiles();
    const { method, path, body: sent } = attempt;
    const headers = { prefer: 'return=representation' };
    const token = tokens.get(actor);
    const { status, body } = await call(backend, path, { method, headers, body: sent, token });
    const refusal = actor === 'anon' ? 401 : 403;
    const touched = status === refusal ? [] : body;
    expect([200, refusal]).toContain(status);
    expect((touched as object[]).map((row) => Object.values(row)[0] as unknown)).toEqual(touches);
    const changes = method !== 'GET' && touches.length > 0;
    if (!changes) expect(await allProfiles()).toEqual(before);
  });

  test.for([
    ['a display name of 81 characters', { display_name: 'x'.repeat(81) }],
    ['an invisible display name', { display_name: '\u200b' }],
    ['a picture that is a script', { avatar_url: 'javascript:alert(1)' }],
  ] as const)('%s is refused', async ([, body]) => {
    const path = `/rest/v1/profiles?id=eq.${people.student.id}`;
    const token = tokens.get('student');
    expect(await call(backend, path, { method: 'PATCH', token, body })).toMatchObject({
      status: 400,
      body: { code: '23514', message: 'new row violates check constraint' },
    });
  });
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
