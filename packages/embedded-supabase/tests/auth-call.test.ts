import { expect, test } from 'vitest';
import { call, signIn } from '../src/testing/calls.ts';
import { backendForFile } from './hooks.ts';
import { fault, SAMPLE, words } from './support.ts';

const backend = await backendForFile();
const token = await signIn(backend, 'student@example.test');

const WITH_BODY = words(
  'POST:signup POST:token POST:otp POST:verify POST:recover POST:logout PUT:user',
);
const send = (endpoint: string, body?: unknown) => {
  const [method = '', path = ''] = endpoint.split(':');
  return call(backend, `/auth/v1/${path}`, { method, token, body });
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
  ['of the maximum depth', nested(32)],
  ['of many objects beside each other', `{"a":[${Array(100).fill('{}').join(',')}]}`],
  ['with brackets in its texts', JSON.stringify({ a: '{["'.repeat(40), b: '\\', c: '[' })],
  ['with null for what is absent', '{"email":"parent@example.test","create_user":null}'],
  ['with a field twice', '{"email":"x","email":"parent@example.test"}'],
] as const)('an object %s is accepted', async ([, body]) => {
  expect((await send('POST:otp', body)).body).not.toMatchObject({ error_code: 'bad_json' });
});

test('fields that are not known are dropped', async () => {
  const { id } = SAMPLE.student;
  const { body } = await send('PUT:user', { password: 'a new password', role: 'x' });
  expect(body).toMatchObject({ id, email: 'student@example.test', role: 'authenticated' });
});
