import { expect, it, test } from 'vitest';
import {
  EMAIL_CODE,
  FACTOR_CODE,
  factorIdOf,
  idTokenOf,
  PASSWORD,
} from '../../mocks/fixtures/credentials.ts';
import { people } from '../../mocks/fixtures/people.ts';
import { accessTokenOf, refreshTokenOf } from '../../mocks/fixtures/sessions.ts';
import { clientOf, createTestClient, mockServices, SITE } from '../support/mockedServices.ts';

const { student, parent } = people;
const phone = '+15550100';
const factor = `/factors/${factorIdOf(student)}`;

mockServices();

interface Answer {
  code?: number;
  error_code?: string;
  msg?: string;
  error_description?: string;
  email?: string;
  user?: { email: string };
}

/** What the auth service answers: the user's address, or the error in one line. */
async function ask(request: string, body?: object, authorization?: string): Promise<string> {
  const [method = '', path = ''] = request.split(' ');
  const response = await fetch(`${SITE}/auth/v1${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...(authorization !== undefined && { headers: { authorization } }),
  });
  const text = await response.text();
  const answer = JSON.parse(text || '{}') as Answer;
  if (response.ok) return answer.user?.email ?? answer.email ?? 'done';
  expect(answer.code ?? response.status).toBe(response.status);
  return `${response.status} ${answer.error_code ?? ''} ${answer.msg ?? answer.error_description}`;
}

const wrongPassword = '400 invalid_credentials Invalid login credentials';
const invalidEmail = '400 email_address_invalid Email address "lena" is invalid';
const shortPassword = '422 weak_password Password should be at least 6 characters.';
const unknownSso = '404 sso_provider_not_found No such SSO provider';

test.each<[string, object, string]>([
  ['/signup', { email: 'new@tallygrove.test', password: PASSWORD }, 'new@tallygrove.test'],
  ['/signup', { email: 'lena', password: PASSWORD }, invalidEmail],
  ['/signup', { email: 'new@tallygrove.test', password: 'ring' }, shortPassword],
  ['/signup', { phone }, '400 phone_provider_disabled Phone signups are disabled'],
  ['/signup', {}, '422 anonymous_provider_disabled Anonymous sign-ins are disabled'],
  ['/token?grant_type=password', { email: parent.email, password: PASSWORD }, parent.email],
  ['/token?grant_type=password', { email: parent.email, password: 'wrong' }, wrongPassword],
  ['/token?grant_type=password', { email: 'lena', password: PASSWORD }, wrongPassword],
  [
    '/token?grant_type=pkce',
    { auth_code: 'unknown', code_verifier: 'x' },
    '404 flow_state_not_found invalid flow state, no valid flow state found',
  ],
  ['/token?grant_type=id_token', { id_token: idTokenOf(student) }, student.email],
  ['/token?grant_type=id_token', { id_token: 'forged' }, '400  Bad ID token'],
  ['/token', {}, '400 invalid_credentials unsupported_grant_type'],
  ['/otp', { email: 'new@tallygrove.test' }, 'done'],
  ['/otp', { email: student.email, create_user: false }, 'done'],
  [
    '/otp',
    { email: 'new@tallygrove.test', create_user: false },
    '422 otp_disabled Signups not allowed for otp',
  ],
  ['/otp', { email: 'lena' }, invalidEmail],
  ['/otp', { phone }, '400 phone_provider_disabled Unsupported phone provider'],
  ['/verify', { type: 'email', token_hash: refreshTokenOf(parent) }, parent.email],
  ['/verify', { type: 'email', email: student.email, token: EMAIL_CODE }, student.email],
  [
    '/verify',
    { type: 'email', token_hash: 'spent' },
    '403 otp_expired Email link is invalid or has expired',
  ],
  [
    '/verify',
    { type: 'email', email: student.email, token: '000000' },
    '403 otp_expired Token has expired or is invalid',
  ],
  ['/recover', { email: 'new@tallygrove.test' }, 'done'],
  ['/recover', { email: 'lena' }, invalidEmail],
  ['/resend', { type: 'email_change', email: 'new@tallygrove.test' }, 'done'],
  ['/resend', { type: 'signup', email: 'lena' }, invalidEmail],
  ['/resend', { type: 'sms', phone }, '400 phone_provider_disabled Phone logins are disabled'],
  ['/sso', { domain: 'elsewhere.test' }, unknownSso],
  ['/sso', { provider_id: 'any' }, unknownSso],
])('POST %s of a visitor with %j: %s', async (path, body, outcome) => {
  expect(await ask(`POST ${path}`, body)).toBe(outcome);
});

test.each<[string, object | undefined, string]>([
  ['GET /user', undefined, student.email],
  ['PUT /user', { password: 'another-ring' }, student.email],
  ['PUT /user', { password: 'ring' }, shortPassword],
  [
    'PUT /user',
    { password: PASSWORD },
    '422 same_password New password should be different from the old password.',
  ],
  ['PUT /user', { email: 'lena' }, invalidEmail],
  ['POST /logout', undefined, 'done'],
  ['GET /reauthenticate', undefined, 'done'],
  ['POST /factors', { factor_type: 'totp', friendly_name: 'Phone' }, 'done'],
  [
    'POST /factors',
    { factor_type: 'phone', phone },
    '400 validation_failed factor_type needs to be totp, phone, or webauthn',
  ],
  [`POST ${factor}/challenge`, {}, 'done'],
  [
    `POST ${factor}/verify`,
    { challenge_id: 'foreign', code: FACTOR_CODE },
    '422 mfa_factor_not_found MFA factor with the provided challenge ID not found',
  ],
  [`DELETE ${factor}`, undefined, 'done'],
])('%s of a signed-in person with %j: %s', async (request, body, outcome) => {
  expect(await ask(request, body, `Bearer ${accessTokenOf(student)}`)).toBe(outcome);
  expect(await ask(request, body)).toBe(
    '401 no_authorization This endpoint requires a valid Bearer token',
  );
  expect(await ask(request, body, 'Bearer a.forged.token')).toBe(
    '403 bad_jwt invalid JWT: unable to parse or verify signature',
  );
});

test('only the identities of a sign-up show a known address; none has a session', async () => {
  const answers = await Promise.all(
    ['new@tallygrove.test', student.email].map((email) =>
      createTestClient().auth.signUp({ email, password: PASSWORD }),
    ),
  );
  expect(answers.map(({ data }) => [data.session, data.user?.identities?.length])).toEqual([
    [null, 1],
    [null, 0],
  ]);
});

test('a name changes at once, and an address after confirmation', async () => {
  const { auth } = await clientOf(student);
  const named = await auth.updateUser({ data: { display_name: 'Len' } });
  expect(named.data.user?.user_metadata).toEqual({ display_name: 'Len' });
  const { user } = (await auth.updateUser({ email: 'new@tallygrove.test' })).data;
  expect([user?.email, user?.new_email]).toEqual([student.email, 'new@tallygrove.test']);
});

test('a second factor: a wrong code, and a factor of someone else', async () => {
  const { mfa } = (await clientOf(student)).auth;
  const wrong = await mfa.challengeAndVerify({ factorId: factorIdOf(student), code: '000000' });
  expect([wrong.error?.status, wrong.error?.code]).toEqual([422, 'mfa_verification_failed']);
  const foreign = await mfa.challenge({ factorId: factorIdOf(parent) });
  expect([foreign.error?.status, foreign.error?.code]).toEqual([404, 'mfa_factor_not_found']);
});

test('a known domain redirects to its SSO', async () => {
  const { data } = await createTestClient().auth.signInWithSSO({ domain: 'tallygrove.test' });
  expect(data?.url).toBe('https://sso.tallygrove.test/sign-in');
});

it('exchanges the code of authorize with its own verifier alone', async () => {
  const { auth } = createTestClient('pkce');
  const { data } = await auth.signInWithOAuth({
    provider: 'google',
    options: {
      skipBrowserRedirect: true,
      redirectTo: `${SITE}/dashboard`,
      queryParams: { login_hint: parent.email },
    },
  });
  const redirect = await fetch(data.url ?? '', { redirect: 'manual' });
  const target = new URL(redirect.headers.get('location') ?? '');
  expect([redirect.status, target.origin + target.pathname]).toEqual([302, `${SITE}/dashboard`]);
  const code = target.searchParams.get('code') ?? '';
  const other = { auth_code: code, code_verifier: 'another one' };
  expect(await ask('POST /token?grant_type=pkce', other)).toBe(
    '400 bad_code_verifier code challenge does not match previously saved code verifier',
  );
  expect((await auth.exchangeCodeForSession(code)).data.user?.email).toBe(parent.email);
});

it('returns from authorize with a session in the hash, only to this site', async () => {
  const open = async (target: string, provider = 'google') => {
    const path = `/auth/v1/authorize?provider=${provider}&redirect_to=${encodeURIComponent(target)}`;
    const response = await fetch(SITE + path, { redirect: 'manual' });
    return response.headers.get('location') ?? String(response.status);
  };
  const target = new URL(await open(`${SITE}/dashboard?tab=events`));
  expect(target.pathname + target.search).toBe('/dashboard?tab=events');
  const token = new URLSearchParams(target.hash.slice(1)).get('access_token');
  expect(await ask('GET /user', undefined, `Bearer ${token}`)).toBe(student.email);
  expect(new URL(await open('https://evil.test/dashboard')).origin).toBe(SITE);
  expect(await open(SITE, 'github')).toBe('400');
});
