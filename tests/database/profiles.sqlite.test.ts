import type { EmbeddedSupabase } from 'embedded-supabase';
import { call, linkTo, openLink, signIn } from 'embedded-supabase/testing/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { roles } from '../../src/domain/roles.ts';
import { startBackend } from './backend.ts';
import { MATRIX, SIGN_UP_METADATA, type Actor, type Attempt } from './profiles-matrix.ts';

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

const STATE = '/rest/v1/profiles?select=id,role,display_name,avatar_url&order=id';

async function allProfiles(): Promise<unknown> {
  const token = tokens.get('admin') ?? '';
  return (await call(backend, STATE, { token })).body;
}

async function run(actor: Actor, { method, path, body, upsert }: Attempt) {
  const token = tokens.get(actor);
  return call(backend, path, {
    method,
    headers: {
      prefer: `return=representation${upsert ? ',resolution=merge-duplicates' : ''}`,
    },
    ...(body ? { body } : {}),
    ...(token === undefined ? {} : { token }),
  });
}

describe('who may do what to profiles', () => {
  beforeEach(() => backend.reset());

  test.for(MATRIX)('$actor $attempt.name: $touches', async ({ actor, attempt, touches }) => {
    const before = await allProfiles();
    const { status, body } = await run(actor, attempt);
    const refusal = actor === 'anon' ? 401 : 403;
    const touched = status === refusal ? [] : body;
    expect([200, refusal]).toContain(status);
    expect(touched).toEqual(touches.map((id) => expect.objectContaining({ id }) as unknown));
    const changes = attempt.method !== 'GET' && touches.length > 0;
    if (!changes) expect(await allProfiles()).toEqual(before);
  });
});

test.for([
  { name: 'a display name of 81 characters', body: { display_name: 'x'.repeat(81) } },
  { name: 'a picture that is a script', body: { avatar_url: 'javascript:alert(1)' } },
  { name: 'a picture without encryption', body: { avatar_url: 'http://pictures.example/a.png' } },
])('$name is refused', async ({ body }) => {
  const token = tokens.get('student') ?? '';
  const path = `/rest/v1/profiles?id=eq.${people.student.id}`;
  expect(await call(backend, path, { method: 'PATCH', token, body })).toEqual({
    status: 400,
    body: {
      code: '23514',
      details: null,
      hint: null,
      message: 'new row violates check constraint',
    },
    location: null,
  });
});

describe('sign-up metadata', () => {
  test.for(SIGN_UP_METADATA)('$name', async ({ name, data, displayName }) => {
    const email = `${name.replaceAll(' ', '-')}@sign-up.test`;
    const signedUp = await call(backend, '/auth/v1/signup', {
      method: 'POST',
      body: { email, password: 'secret', data },
    });
    expect(signedUp.status).toBe(200);
    const confirmed = await openLink(backend, linkTo(backend, email));
    const { id } = (confirmed.body as { user: { id: string } }).user;
    const token = tokens.get('admin') ?? '';
    const path = `/rest/v1/profiles?id=eq.${id}&select=id,role,display_name,avatar_url`;
    expect((await call(backend, path, { token })).body).toEqual([
      { id, role: 'student', display_name: displayName, avatar_url: null },
    ]);
  });
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
