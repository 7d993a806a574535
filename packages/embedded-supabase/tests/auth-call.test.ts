import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { fieldOf } from '../src/json.ts';
import { call, linkTo, openLink, signIn } from '../src/testing/calls.ts';
import { backendForFile, temporaryFolder } from './hooks.ts';
import { fault, KEY, SAMPLE, words } from './support.ts';

/** What a request may carry: access tokens, signed with the right secret or forged, and bodies. */
const dataFile = join(temporaryFolder(afterAll), 'data.db');
const backend = await backendForFile({ dataFile });
const secret = readFileSync(`${dataFile}.jwt-secret`, 'utf8').trim();
const own = await signIn(backend, 'student@example.test');
const session = decodeJwt(own);

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const HEAD = { alg: 'HS256', typ: 'JWT' };

/** Signs a token with changed claims; valid by default. */
function sign(changed: object | null = {}, head: unknown = HEAD, key = secret): string {
  const claims = changed && { ...session, ...changed };
  const signed = `${part(head)}.${part(claims)}`;
  const hash = fieldOf(head, 'alg') === 'HS512' ? 'sha512' : 'sha256';
  return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`;
}

const SUBJECT = SAMPLE.student.id;
const NOW = Math.floor(Date.now() / 1000);

/** Returns how the Data API and the auth service answer an `Authorization` header. */
async function ask(authorization: string) {
  const headers = { authorization };
  const read = await call(backend, '/rest/v1/profiles?select=id', { headers });
  const user = await call(backend, '/auth/v1/user', { headers });
  return [read, user].map(({ status, body }) => [status, body] as const);
}

test.for([
  ['without a type', () => `Bearer ${sign({}, { alg: 'HS256' })}`],
  ['after a word in small letters and blanks', () => `bearer   ${sign()}`],
] as const)('a person’s own token, %s, is as good as the first', async ([, authorization]) => {
  const rows = [200, [{ id: SUBJECT }]];
  expect(await ask(authorization())).toMatchObject([rows, [200, { id: SUBJECT }]]);
});

test('a token has the claims of a hosted project, and keeps them', async () => {
  const email = 'student@example.test';
  const post = async (path: string, body: object) =>
    (await call(backend, `/auth/v1/${path}`, { method: 'POST', body })).body;
  const claimsOf = (answer: unknown) => decodeJwt(String(fieldOf(answer, 'access_token')));
  await post('otp', { email });
  const opened = (await openLink(backend, linkTo(backend, email))).body;
  const first = claimsOf(opened);
  expect(first).toMatchObject({
    iss: 'http://localhost:5173/auth/v1',
    sub: SUBJECT,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    aal: 'aal1',
    amr: [{ method: 'otp', timestamp: expect.any(Number) as unknown }],
    app_metadata: { provider: 'email' },
    user_metadata: expect.any(Object) as unknown,
    is_anonymous: false,
  });
  const refresh_token = fieldOf(opened, 'refresh_token');
  const refreshed = await post('token?grant_type=refresh_token', { refresh_token });
  expect(claimsOf(refreshed)['amr']).toEqual(first['amr']);
});

const ROLE = [403, '42501'] as const;
const EXPIRED = [401, 'PGRST303'] as const;
const INVALID = [401, 'PGRST301'] as const;

test.for([
  ['of the service role', ROLE, () => sign({ role: 'service_role' })],
  ['of no role', ROLE, () => sign({ role: undefined })],
  ['that has expired', EXPIRED, () => sign({ exp: NOW - 1 })],
  ['that never expires', INVALID, () => sign({ exp: undefined })],
  ['without a person', INVALID, () => sign({ sub: undefined })],
  ['whose subject is a list', INVALID, () => sign({ sub: [SUBJECT] })],
  ['whose session is an object', INVALID, () => sign({ session_id: {} })],
  ['for more than a person', INVALID, () => sign({ sub: `${SUBJECT} or true` })],
  ['for a person after something', INVALID, () => sign({ sub: `x${SUBJECT}` })],
  ['of another project', INVALID, () => sign({}, HEAD, 'another secret')],
  ['that says it is unsigned', INVALID, () => sign({}, { alg: 'none' })],
  ['of another algorithm', INVALID, () => sign({}, { alg: 'HS512' })],
  ['with other claims under a true signature', INVALID, () => sign().replace(/\.\w/u, '.x')],
  ['with padding', INVALID, () => `${sign()}=`],
  ['that is two tokens', INVALID, () => `${sign()} Bearer ${sign()}`],
] as const)('a token %s is refused', async ([, [status, code], token]) => {
  const user = [403, { error_code: 'bad_jwt' }];
  expect(await ask(`Bearer ${token()}`)).toMatchObject([[status, { code }], user]);
});

test.for([
  ['Basic x', 'PGRST301'],
  [`x Bearer ${sign()}`, 'PGRST301'],
  // The public key stands for a visitor.
  [`Bearer ${KEY}`, '42501'],
] as const)('authorization %.12s is refused', async ([authorization, code]) => {
  expect((await ask(authorization))[0]).toMatchObject([401, { code }]);
});

const WITH_BODY = words(
  'POST:signup POST:token POST:otp POST:verify POST:recover POST:logout PUT:user',
);
const send = (endpoint: string, body?: unknown) => {
  const [method = '', path = ''] = endpoint.split(':');
  return call(backend, `/auth/v1/${path}`, { method, token: own, body });
};

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const TEXTS = words('email password refresh_token token_hash type');
const NOT_AN_OBJECT = [
  ...words(
    'null 42 "email" true [] [{"email":"a@example.test"}] {"email":"a" {}/**/ {}{} email=a@example.test',
  ),
  ' ',
  '\ufeff{}',
  ...TEXTS.flatMap((name) => [`{"${name}":42}`, `{"${name}":["x"]}`, `{"${name}":{"$ne":null}}`]),
  ...words('{"data":"x"} {"data":[]} {"create_user":"yes"}'),
  String.raw`{"data":{"display_name":"\u0000"}}`,
  String.raw`{"data":{"a":["\ud800"]}}`,
  String.raw`{"\udc00":{}}`,
  nested(33),
  nested(1100),
  `{"a":${'['.repeat(32)}${']'.repeat(32)}}`,
  Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d),
];

test.for(WITH_BODY)('%s accepts only an object of typed fields', async (endpoint) => {
  const body = fault(400, 'bad_json', 'Could not parse request body as JSON');
  for (const sent of NOT_AN_OBJECT) {
    const answer = await send(endpoint, sent);
    expect([sent, answer]).toEqual([sent, { status: 400, body }]);
  }
});

test.for([
  nested(32),
  `{"a":[${Array(100).fill('{}').join(',')}]}`,
  '{"email":"parent@example.test","create_user":null}',
  '{"email":"x","email":"parent@example.test"}',
])('the object %s is accepted', async (body) => {
  expect((await send('POST:otp', body)).body).not.toMatchObject({ error_code: 'bad_json' });
});

test('tokens that are not needed and fields that are not known are dropped', async () => {
  const sent = { method: 'POST', token: 'x', body: { email: 'parent@example.test' } };
  expect((await call(backend, '/auth/v1/otp', sent)).status).toBe(200);
  const { body } = await send('PUT:user', { password: 'a new password', role: 'x' });
  expect(body).toMatchObject({ id: SUBJECT, email: 'student@example.test', role: 'authenticated' });
});
