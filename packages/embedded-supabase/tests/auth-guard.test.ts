import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedSupabase } from '../src/embedded-supabase.ts';
import { call, signIn } from '../src/testing/calls.ts';
import { SAMPLE, startBackend } from './support.ts';

let backend: EmbeddedSupabase;
let token: string;

beforeAll(async () => {
  backend = await startBackend();
  token = await signIn(backend, 'student@example.test');
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

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const TEXTS = `auth_code code_challenge code_challenge_method code_verifier email password phone
  refresh_token scope token token_hash type`.split(/\s+/u);

const NOT_AN_OBJECT = [
  'null',
  '42',
  '"email"',
  'true',
  ' ',
  '[]',
  '[{"email":"a@example.test"}]',
  '{"email":"a@example.test"',
  'email=a@example.test',
  '\ufeff{}',
  ...TEXTS.flatMap((name) => [`{"${name}":42}`, `{"${name}":["x"]}`, `{"${name}":{"$ne":null}}`]),
  ...['data', 'gotrue_meta_security', 'options'].flatMap((name) => [
    `{"${name}":"x"}`,
    `{"${name}":[]}`,
  ]),
  '{"create_user":"yes"}',
  String.raw`{"data":{"display_name":"\u0000"}}`,
  String.raw`{"data":{"a":["\ud800"]}}`,
  String.raw`{"\udc00":{}}`,
  nested(33),
  `{"a":${'['.repeat(32)}${']'.repeat(32)}}`,
  Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d),
];

test.for(WITH_BODY)('%s %s accepts only an object of known fields', async ([method, path]) => {
  for (const body of NOT_AN_OBJECT) {
    const answer = await call(backend, `/auth/v1/${path}`, { method, token, body });
    expect([body, answer]).toEqual([
      body,
      {
        status: 400,
        location: null,
        body: {
          code: 400,
          error_code: 'bad_json',
          msg: 'Could not parse request body as JSON',
        },
      },
    ]);
  }
});

test.for(WITH_BODY)('%s %s without a body is a client error', async ([method, path]) => {
  const { status } = await call(backend, `/auth/v1/${path}`, { method });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test.for([
  ['of the maximum depth', nested(32)],
  ['of many objects beside each other', `{"a":[${Array(100).fill('{}').join(',')}]}`],
  [
    'with brackets in its texts',
    JSON.stringify({ a: '{["'.repeat(40), b: '\\', c: '['.repeat(40) }),
  ],
  [
    'with null for what is absent',
    '{"email":"parent@example.test","data":null,"create_user":null}',
  ],
  ['with a field twice', '{"email":"x","email":"parent@example.test"}'],
  ['said to be something else', '{"email":"parent@example.test"}'],
])('an object %s is accepted', async ([name, body]) => {
  const headers = name?.startsWith('said') ? { 'content-type': 'text/csv' } : {};
  const answer = await call(backend, '/auth/v1/otp', { method: 'POST', body, headers });
  expect(answer.body).not.toMatchObject({ error_code: 'bad_json' });
  if (body?.includes('parent@')) expect(answer.status).toBe(200);
});

test('fields that are unknown or inherited change nothing', async () => {
  const fresh = await signIn(backend, 'parent@example.test');
  const body =
    '{"role":"service_role","app_metadata":{"role":"admin"},"id":"x","__proto__":{"email":"x@example.test"}}';
  expect(await call(backend, '/auth/v1/user', { method: 'PUT', token: fresh, body })).toMatchObject(
    {
      status: 200,
      body: {
        id: SAMPLE.parent.id,
        email: 'parent@example.test',
        role: 'authenticated',
        app_metadata: { provider: 'email', providers: ['email'] },
      },
    },
  );
});

test('responses about accounts are not cached and send no referrer', async () => {
  for (const [path, init] of [
    ['otp', { method: 'POST', body: '{"email":"parent@example.test"}' }],
    ['otp', { method: 'POST', body: '{"email":"none"}' }],
    ['user', {}],
    ['verify?token=x&type=magiclink', {}],
  ] as const) {
    const headers = { apikey: backend.key, authorization: `Bearer ${token}` };
    const request = new Request(`${backend.origin}/auth/v1/${path}`, { ...init, headers });
    const answer = await backend.fetch(request, '127.0.0.1');
    expect([answer.headers.get('cache-control'), answer.headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
  }
});
