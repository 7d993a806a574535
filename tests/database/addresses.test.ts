import { call, signIn } from 'embedded-supabase/testing/calls';
import { afterAll, expect, test } from 'vitest';
import { words } from '../../packages/embedded-supabase/tests/support.ts';
import { roles } from '../../src/domain/roles.ts';
import { email as formRule } from '../../src/domain/validation.ts';
import { startBackend } from './backend.ts';

/** The site's form and the auth service have the same rule for addresses, each in its own words. */
const backend = await startBackend();
afterAll(() => backend.close());

const LONGEST = 'x'.repeat(63);
const VALID = words(`a@b Lena.Brooks+school@mail.tallygrove.test .a..b.@1.x a@${LONGEST}.test
  !#$%&'*+/=?^_\`{|}~-@example.test ${'x'.repeat(241)}@example.test`);

const CONTROLS = '\u001b[31m|\u001b]0;owned\u0007|\t|\r\nbcc:b@x.test|\u007f|\u009b2J'.split('|');
const MARKS = [...'\u202a\u202b\u202d\u202e\u2066\u2069\u200e\u200f\u200b\ufeff\u00ad'];
/** The last three have a counterpart in ASCII, by case or by digit. */
const OTHERS = [' ', ...words(String.raw`<b> "a" , ; : \ (a) [a] @ é 🌱 ${'\u212a'} ſ ١`)];
const INVALID = [
  ...[...CONTROLS, ...MARKS, ...OTHERS].flatMap((text) => [`a${text}b@x.test`, `a@x${text}y.test`]),
  ...words('a @x.test a@ a@.test a@x. a@x..test a@-x.test a@x- a@x_y.test <b>@x.test a@[::1]'),
  `a@x${LONGEST}.test`,
];

const ask = (path: string, email: string) =>
  call(backend, `/auth/v1/${path}`, { method: 'POST', body: { email, password: 'many-acorns' } });

test.for(VALID)('%j is an address', async (email) => {
  expect(formRule(email)).toBeUndefined();
  expect(await signIn(backend, email)).toBeTypeOf('string');
});

test.for([
  [`${'x'.repeat(242)}@example.test`, 'Unable to validate email address: invalid format'],
  ['', 'An email address is required'],
])('%s: the service says “%s”', async ([email = '', msg]) => {
  expect(await ask('otp', email)).toMatchObject({ status: 400, body: { msg } });
});

test.for(INVALID)('%j is none: the form says so, and the service mails nothing', async (email) => {
  const mails = backend.mailbox.list();
  expect(formRule(email)).toBe('notAnEmail');
  const msg = 'Unable to validate email address: invalid format';
  const body = { code: 400, error_code: 'validation_failed', msg };
  for (const path of ['signup', 'otp', 'recover', 'token?grant_type=password'])
    expect(await ask(path, email)).toEqual({ status: 400, body });
  expect(backend.mailbox.list()).toEqual(mails);
});

test('the others got no account', async () => {
  const token = await signIn(backend, 'admin@tallygrove.test');
  const { body } = await call(backend, '/rest/v1/profiles?select=id', { token });
  expect(body).toHaveLength(roles.length + VALID.length);
});
