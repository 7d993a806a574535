import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMBEDDED_PUBLISHABLE_KEY } from '../../scripts/embedded-supabase/config.ts';
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase/embedded-supabase.ts';
import { call, ORIGIN, SAMPLE, signIn, startBackend } from './backend.ts';

let backend: EmbeddedSupabase;
let token: string;

beforeAll(async () => {
  backend = await startBackend();
  token = await signIn(backend, 'student@tallygrove.test');
});
afterAll(() => backend.close());

const WITH_BODY = [
  ['POST', 'signup'],
  ['POST', 'token?grant_type=password'],
  ['POST', 'token?grant_type=refresh_token'],
  ['POST', 'token?grant_type=pkce'],
  ['POST', 'otp'],
  ['POST', 'magiclink'],
  ['POST', 'verify'],
  ['POST', 'recover'],
  ['POST', 'resend'],
  ['POST', 'logout'],
  ['PUT', 'user'],
] as const;

const NOT_AN_OBJECT = [
  'null',
  '42',
  '"email"',
  'true',
  '[]',
  '[{"email":"a@example.test"}]',
  '{"email":"a@example.test"',
  'email=a@example.test',
  '{"email":42}',
  '{"email":{"$ne":null}}',
  '{"email":["a@example.test"]}',
  '{"password":42}',
  '{"password":{}}',
  '{"token":[]}',
  '{"refresh_token":{}}',
  '{"type":7}',
  '{"data":"x"}',
  '{"data":[]}',
  '{"data":{"display_name":"\\u0000"}}',
  '{"create_user":"yes"}',
];

test.for(
  WITH_BODY.flatMap(([method, path]) => NOT_AN_OBJECT.map((body) => ({ method, path, body }))),
)('$method $path takes no $body', async ({ method, path, body }) => {
  const headers = {
    apikey: EMBEDDED_PUBLISHABLE_KEY,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  const init: RequestInit = { method, headers, body };
  const request = new Request(`${ORIGIN}/auth/v1/${path}`, init);
  const response = await backend.fetch(request, '127.0.0.1');
  expect({ status: response.status, body: (await response.json()) as unknown }).toEqual({
    status: 400,
    body: {
      code: 400,
      error_code: 'bad_json',
      msg: 'Could not parse request body as JSON',
    },
  });
});

test.for(WITH_BODY)(
  '%s %s without a body is answered, and not by a fault',
  async ([method, path]) => {
    const { status } = await call(backend, `/auth/v1/${path}`, { method });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  },
);

test('fields that nobody knows change nothing', async () => {
  const fresh = await signIn(backend, 'parent@tallygrove.test');
  const { status, body } = await call(backend, '/auth/v1/user', {
    method: 'PUT',
    token: fresh,
    body: { role: 'service_role', app_metadata: { role: 'admin' }, id: SAMPLE.admin.id },
  });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      id: SAMPLE.parent.id,
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
    },
  });
});

test('a code for a second look is refused with the reason, rather than never mailed', async () => {
  backend.mailbox.clear();
  expect(await call(backend, '/auth/v1/reauthenticate', { token })).toEqual({
    status: 404,
    body: {
      code: 404,
      error_code: 'not_found',
      msg: 'No code is mailed for a change of password: signing in again takes its place',
    },
    location: null,
  });
  expect(backend.mailbox.list()).toEqual([]);
});
