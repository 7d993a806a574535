import { describe, expect, it, test } from 'vitest';
import {
  EMAIL_CODE,
  FACTOR_CODE,
  factorIdOf,
  idTokenOf,
  PASSWORD,
} from '../../mocks/fixtures/credentials.ts';
import { people } from '../../mocks/fixtures/people.ts';
import { refreshTokenOf } from '../../mocks/fixtures/sessions.ts';
import {
  clientOf,
  createTestClient,
  mockServices,
  outcomeOf,
  SITE,
} from '../support/mockedServices.ts';

const { student, parent } = people;
const unknown = 'new@tallygrove.test';

mockServices();

type Auth = ReturnType<typeof createTestClient>['auth'];
type Answer = Parameters<typeof outcomeOf>[0];
/** A call of supabase-js, or a request that it cannot send, and its outcome. */
type Row = [name: string, call: (auth: Auth) => Promise<Answer>, outcome: string];

/** A request of its own, whose JSON answer is read as an error. */
async function send(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${SITE}/auth/v1${path}`, init);
  const { code, error_code, msg, error_description } = (await response.json()) as {
    code?: number;
    error_code?: string;
    msg?: string;
    error_description?: string;
  };
  expect(code ?? response.status).toBe(response.status);
  const message = msg ?? error_description ?? '';
  return { data: null, error: { status: response.status, code: error_code, message } };
}
const post = (path: string, body: unknown = {}) =>
  send(path, { method: 'POST', body: JSON.stringify(body) });

const signUp = (email: string, password = PASSWORD) => ({
  email,
  password,
  options: { data: { display_name: 'New' } },
});
const phone = '+15550100';
const wrongPassword = '400 invalid_credentials Invalid login credentials';
const noEmail = (email: string) => `400 email_address_invalid Email address "${email}" is invalid`;
const shortPassword = '422 weak_password Password should be at least 6 characters.';

describe('a visitor', () => {
  test.each<Row>([
    ['signup', (auth) => auth.signUp(signUp(unknown)), unknown],
    ['signup: no address', (auth) => auth.signUp(signUp('new@')), noEmail('new@')],
    ['signup: password', (auth) => auth.signUp(signUp(unknown, 'ring')), shortPassword],
    [
      'signup: phone',
      () => post('/signup', { phone, password: PASSWORD }),
      '400 phone_provider_disabled Phone signups are disabled',
    ],
    [
      'signup: nobody',
      (auth) => auth.signInAnonymously(),
      '422 anonymous_provider_disabled Anonymous sign-ins are disabled',
    ],
    [
      'token, password',
      (auth) => auth.signInWithPassword({ email: parent.email, password: PASSWORD }),
      parent.email,
    ],
    [
      'token, password: wrong',
      (auth) => auth.signInWithPassword({ email: parent.email, password: 'wrong-one' }),
      wrongPassword,
    ],
    [
      'token, password: unknown',
      (auth) => auth.signInWithPassword({ email: unknown, password: PASSWORD }),
      wrongPassword,
    ],
    [
      'token, refresh_token: spent',
      (auth) => auth.refreshSession({ refresh_token: 'spent' }),
      '400 refresh_token_not_found Invalid Refresh Token: Refresh Token Not Found',
    ],
    [
      'token, pkce: unknown',
      () => post('/token?grant_type=pkce', { auth_code: 'unknown', code_verifier: 'x' }),
      '404 flow_state_not_found invalid flow state, no valid flow state found',
    ],
    [
      'token, id_token',
      (auth) => auth.signInWithIdToken({ provider: 'google', token: idTokenOf(student) }),
      student.email,
    ],
    [
      'token, id_token: forged',
      (auth) => auth.signInWithIdToken({ provider: 'google', token: 'forged' }),
      '400  Bad ID token',
    ],
    ['token: no grant', () => post('/token'), '400 invalid_credentials unsupported_grant_type'],
    ['otp', (auth) => auth.signInWithOtp({ email: unknown }), 'done'],
    [
      'otp: known',
      (auth) => auth.signInWithOtp({ email: student.email, options: { shouldCreateUser: false } }),
      'done',
    ],
    [
      'otp: unknown',
      (auth) => auth.signInWithOtp({ email: unknown, options: { shouldCreateUser: false } }),
      '422 otp_disabled Signups not allowed for otp',
    ],
    ['otp: no address', (auth) => auth.signInWithOtp({ email: 'lena' }), noEmail('lena')],
    [
      'otp: phone',
      (auth) => auth.signInWithOtp({ phone }),
      '400 phone_provider_disabled Unsupported phone provider',
    ],
    [
      'verify: link',
      (auth) => auth.verifyOtp({ type: 'email', token_hash: refreshTokenOf(parent) }),
      parent.email,
    ],
    [
      'verify: code',
      (auth) => auth.verifyOtp({ type: 'email', email: student.email, token: EMAIL_CODE }),
      student.email,
    ],
    [
      'verify: spent link',
      (auth) => auth.verifyOtp({ type: 'email', token_hash: 'spent' }),
      '403 otp_expired Email link is invalid or has expired',
    ],
    [
      'verify: wrong code',
      (auth) => auth.verifyOtp({ type: 'email', email: student.email, token: '000000' }),
      '403 otp_expired Token has expired or is invalid',
    ],
    ['recover', (auth) => auth.resetPasswordForEmail(unknown), 'done'],
    ['recover: no address', (auth) => auth.resetPasswordForEmail('lena'), noEmail('lena')],
    ['resend', (auth) => auth.resend({ type: 'signup', email: unknown }), 'done'],
    ['resend: change', (auth) => auth.resend({ type: 'email_change', email: unknown }), 'done'],
    [
      'sso: unknown domain',
      (auth) => auth.signInWithSSO({ domain: 'elsewhere.test' }),
      '404 sso_provider_not_found No such SSO provider',
    ],
    [
      'sso: unknown provider',
      (auth) => auth.signInWithSSO({ providerId: factorIdOf(student) }),
      '404 sso_provider_not_found No such SSO provider',
    ],
    [
      'authorize: provider',
      () => send('/authorize?provider=github'),
      '400 validation_failed Unsupported provider: provider is not enabled',
    ],
  ])('%s', async (_, call, outcome) => {
    expect(outcomeOf(await call(createTestClient().auth))).toBe(outcome);
  });

  it('signs up without a session, and only the identities show a known address', async () => {
    const made = await createTestClient().auth.signUp(signUp(unknown));
    expect([made.data.session, made.data.user?.user_metadata]).toEqual([
      null,
      { display_name: 'New' },
    ]);
    const known = await createTestClient().auth.signUp(signUp(student.email));
    expect([made, known].map(({ data }) => data.user?.identities?.length)).toEqual([1, 0]);
  });

  it('is redirected to the SSO of a known domain', async () => {
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
    expect(outcomeOf(await post('/token?grant_type=pkce', other))).toBe(
      '400 bad_code_verifier code challenge does not match previously saved code verifier',
    );
    expect(outcomeOf(await auth.exchangeCodeForSession(code))).toBe(parent.email);
  });

  it('returns from authorize with a session in the hash, only to this site', async () => {
    const open = async (target: string) => {
      const path = `/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(target)}`;
      const response = await fetch(SITE + path, { redirect: 'manual' });
      return new URL(response.headers.get('location') ?? '');
    };
    const target = await open(`${SITE}/dashboard?tab=events`);
    expect(target.pathname + target.search).toBe('/dashboard?tab=events');
    const { access_token = '', refresh_token = '' } = Object.fromEntries(
      new URLSearchParams(target.hash.slice(1)),
    );
    const { auth } = createTestClient();
    expect(outcomeOf(await auth.setSession({ access_token, refresh_token }))).toBe(student.email);
    expect((await open('https://evil.test/dashboard')).origin).toBe(SITE);
  });
});

describe('a person who is signed in', () => {
  test.each([
    ['GET', '/user'],
    ['PUT', '/user'],
    ['POST', '/logout'],
    ['GET', '/reauthenticate'],
    ['POST', '/factors'],
    ['POST', `/factors/${factorIdOf(student)}/challenge`],
    ['POST', `/factors/${factorIdOf(student)}/verify`],
    ['DELETE', `/factors/${factorIdOf(student)}`],
  ])('needs a token for %s %s', async (method, path) => {
    expect(outcomeOf(await send(path, { method }))).toBe(
      '401 no_authorization This endpoint requires a valid Bearer token',
    );
    const headers = { authorization: 'Bearer a.forged.token' };
    expect(outcomeOf(await send(path, { method, headers }))).toBe(
      '403 bad_jwt invalid JWT: unable to parse or verify signature',
    );
  });

  const factorId = factorIdOf(student);
  test.each<Row>([
    ['refresh', (auth) => auth.refreshSession(), student.email],
    ['user', (auth) => auth.getUser(), student.email],
    ['password', (auth) => auth.updateUser({ password: 'another-ring' }), student.email],
    ['password: weak', (auth) => auth.updateUser({ password: 'ring' }), shortPassword],
    [
      'password: the same',
      (auth) => auth.updateUser({ password: PASSWORD }),
      '422 same_password New password should be different from the old password.',
    ],
    ['email: none', (auth) => auth.updateUser({ email: 'lena' }), noEmail('lena')],
    ...(['global', 'local', 'others'] as const).map((scope): Row => [
      `logout, ${scope}`,
      async (auth) => ({ ...(await auth.signOut({ scope })), data: null }),
      'done',
    ]),
    ['reauthenticate', (auth) => auth.reauthenticate(), 'done'],
    [
      'factor',
      (auth) => auth.mfa.challengeAndVerify({ factorId, code: FACTOR_CODE }),
      student.email,
    ],
    [
      'factor: wrong code',
      (auth) => auth.mfa.challengeAndVerify({ factorId, code: '000000' }),
      '422 mfa_verification_failed Invalid TOTP code entered',
    ],
    [
      'factor: foreign challenge',
      (auth) => auth.mfa.verify({ factorId, challengeId: factorId, code: FACTOR_CODE }),
      '422 mfa_factor_not_found MFA factor with the provided challenge ID not found',
    ],
    [
      'factor: of someone else',
      (auth) => auth.mfa.challenge({ factorId: factorIdOf(parent) }),
      '404 mfa_factor_not_found Factor not found',
    ],
    [
      'factor: phone',
      (auth) => auth.mfa.enroll({ factorType: 'phone', phone }),
      '400 validation_failed factor_type needs to be totp, phone, or webauthn',
    ],
    ['unenroll', (auth) => auth.mfa.unenroll({ factorId }), 'done'],
  ])('%s', async (_, call, outcome) => {
    expect(outcomeOf(await call((await clientOf(student)).auth))).toBe(outcome);
  });

  it('changes a name at once, and an address after confirmation', async () => {
    const { auth } = await clientOf(student);
    const named = await auth.updateUser({ data: { display_name: 'Len' } });
    expect(named.data.user?.user_metadata).toEqual({ display_name: 'Len' });
    const { user } = (await auth.updateUser({ email: unknown })).data;
    expect([user?.email, user?.new_email]).toEqual([student.email, unknown]);
  });

  it('enrols an authenticator with a picture of its secret', async () => {
    const { mfa } = (await clientOf(student)).auth;
    const { data: factor } = await mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(factor).toMatchObject({
      id: factorId,
      type: 'totp',
      friendly_name: 'Phone',
      totp: { qr_code: expect.stringContaining('data:image/svg+xml') as string },
    });
  });
});
