import { expect, it, test } from 'vitest';
import {
  accessTokenOf,
  clientOf,
  createTestClient,
  mockServices,
  PASSWORD,
  people,
  SITE,
  supabase,
} from './support.ts';

const { ada, lena, priya } = people;
const phone = '+15550100';
const CODE = '123456';

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
  return `${response.status} ${answer.error_code ?? ''} ${answer.msg ?? answer.error_description}`;
}

const wrongPassword = '400 invalid_credentials Invalid login credentials';
const badEmail = '400 validation_failed Unable to validate email address: invalid format';
const shortPassword = '422 weak_password Password should be at least 6 characters.';
const unknownSso = '404 sso_provider_not_found No such SSO provider';
const spentLink = '403 otp_expired Email link is invalid or has expired';
const wrongCode = '403 otp_expired Token has expired or is invalid';
const fresh = 'new@example.test';

test.each<[string, object, string]>([
  ['/signup', { email: fresh, password: PASSWORD }, fresh],
  ['/signup', { email: 'lena', password: PASSWORD }, badEmail],
  ['/signup', { email: fresh, password: 'ring' }, shortPassword],
  ['/signup', { email: fresh }, '400 validation_failed Signup requires a valid password'],
  ['/signup', { phone }, '400 phone_provider_disabled Phone signups are disabled'],
  ['/signup', {}, '422 anonymous_provider_disabled Anonymous sign-ins are disabled'],
  ['/token?grant_type=password', { email: priya.email, password: PASSWORD }, priya.email],
  ['/token?grant_type=password', { email: priya.email, password: 'wrong' }, wrongPassword],
  ['/token?grant_type=password', {}, '400 validation_failed missing email or phone'],
  [
    '/token?grant_type=password',
    { phone, password: 'x' },
    '422 phone_provider_disabled Phone logins are disabled',
  ],
  [
    '/token?grant_type=pkce',
    { auth_code: 'unknown', code_verifier: 'x' },
    '404 flow_state_not_found invalid flow state, no valid flow state found',
  ],
  ['/token?grant_type=id_token', { id_token: lena.id_token }, lena.email],
  ['/token?grant_type=id_token', { id_token: 'forged' }, '400  Bad ID token'],
  ['/token', {}, '400 invalid_credentials unsupported_grant_type'],
  ['/otp', { email: fresh }, 'done'],
  ['/otp', { email: fresh, create_user: false }, '422 otp_disabled Signups not allowed for otp'],
  ['/otp', { email: 'lena' }, badEmail],
  ['/otp', { phone }, '400 phone_provider_disabled Unsupported phone provider'],
  ['/verify', { type: 'email', token_hash: priya.token_hash }, priya.email],
  ['/verify', { type: 'email', token_hash: 'spent' }, spentLink],
  ['/verify', { type: 'email', email: lena.email, token: '000000' }, wrongCode],
  ['/verify', { type: 'sms', phone, token: '000000' }, wrongCode],
  [
    '/verify',
    { type: 'other', token_hash: 'x' },
    '400 validation_failed Unsupported verification type',
  ],
  ['/verify', { type: 'email' }, '400 validation_failed Verify requires a token or a token hash'],
  ['/verify', {}, '400 validation_failed Verify requires a verification type'],
  ['/recover', { email: fresh }, 'done'],
  ['/recover', { email: 'lena' }, badEmail],
  ['/resend', { type: 'email_change', email: fresh }, 'done'],
  ['/resend', { type: 'signup', email: 'lena' }, badEmail],
  ['/resend', { type: 'sms', phone }, '400 phone_provider_disabled Phone logins are disabled'],
  ['/sso', { domain: 'elsewhere.test' }, unknownSso],
  ['/sso', { provider_id: 'any' }, unknownSso],
])('POST %s of a visitor with %j: %s', async (path, body, outcome) => {
  expect(await ask(`POST ${path}`, body)).toBe(outcome);
});

test.each<[string, object | undefined, string]>([
  ['GET /user', undefined, lena.email],
  ['PUT /user', { password: 'another-ring' }, lena.email],
  ['PUT /user', { password: 'ring' }, shortPassword],
  [
    'PUT /user',
    { password: PASSWORD },
    '422 same_password New password should be different from the old password.',
  ],
  ['PUT /user', { email: 'lena' }, badEmail],
  [
    'PUT /user',
    { email: ada.email },
    '422 email_exists A user with this email address has already been registered',
  ],
  ['POST /logout', undefined, 'done'],
  ['POST /logout?scope=x', undefined, '400 validation_failed Unsupported logout scope "x"'],
  ['GET /reauthenticate', undefined, 'done'],
  ['POST /factors', { factor_type: 'totp', friendly_name: 'Phone' }, 'done'],
  [
    'POST /factors',
    { factor_type: 'phone', phone },
    '422 mfa_phone_enroll_not_enabled MFA enroll is disabled for Phone',
  ],
  ['POST /factors/x/challenge', {}, '404 mfa_factor_not_found Factor not found'],
])('%s of a signed-in person with %j: %s', async (request, body, outcome) => {
  expect(await ask(request, body, `Bearer ${accessTokenOf(lena)}`)).toBe(outcome);
  expect(await ask(request, body)).toBe(
    '401 no_authorization This endpoint requires a valid Bearer token',
  );
  expect(await ask(request, body, 'Bearer a.forged.token')).toBe(
    '403 bad_jwt invalid JWT: unable to parse or verify signature',
  );
});

test('an endpoint that is not mocked is refused by name, not as a lost network', async () => {
  const { error } = await createTestClient().auth.admin.listUsers();
  expect(error?.name).toBe('AuthApiError');
  expect(supabase.takeUnanswered()).toEqual([
    'GET /auth/v1/admin/users?page=&per_page= is not mocked: this endpoint',
  ]);
});

test('a weak password comes with its reasons', async () => {
  const { error } = await createTestClient().auth.signUp({ email: fresh, password: 'ring' });
  expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
});

test('a new account keeps its metadata, and signs in once its address is confirmed', async () => {
  const { auth } = createTestClient();
  const given = { email: fresh, password: PASSWORD };
  const { data } = await auth.signUp({ ...given, options: { data: { age: 9 } } });
  expect(data.user).toMatchObject({ user_metadata: { age: 9 }, is_anonymous: false });
  expect(data.user?.email_confirmed_at).toBeUndefined();
  expect((await auth.signInWithPassword(given)).error?.code).toBe('email_not_confirmed');
  expect(supabase.mails).toMatchObject([{}, {}, {}, { to: fresh, type: 'signup' }]);
  const opened = await auth.verifyOtp({ type: 'signup', email: fresh, token: CODE });
  expect(opened.data.user).toMatchObject({
    email_confirmed_at: expect.any(String) as unknown,
    last_sign_in_at: expect.any(String) as unknown,
    identities: [{ identity_data: { email: fresh, email_verified: true, age: 9 } }],
  });
  expect((await auth.signInWithPassword(given)).error).toBeNull();
});

test('only the identities of a sign-up show a known address; none has a session', async () => {
  const answers = await Promise.all(
    [fresh, lena.email].map((email) =>
      createTestClient().auth.signUp({ email, password: PASSWORD }),
    ),
  );
  expect(answers.map(({ data }) => [data.session, data.user?.identities?.length])).toEqual([
    [null, 1],
    [null, 0],
  ]);
});

test('settings: without confirmation a sign-up signs in; anonymous sign-ins', async () => {
  Object.assign(supabase.auth, { confirmEmail: false, anonymousSignIns: true });
  const { auth } = createTestClient();
  const { data } = await auth.signUp({ email: fresh, password: PASSWORD });
  expect(data.session?.user.email).toBe(fresh);
  const known = await auth.signUp({ email: lena.email, password: PASSWORD });
  expect(known.error?.code).toBe('user_already_exists');
  expect((await auth.signInAnonymously()).data.user?.is_anonymous).toBe(true);
});

test('a mailed link or code works once, for an hour', async () => {
  const { auth } = createTestClient();
  const verify = async (token: string) =>
    (await auth.verifyOtp({ type: 'email', email: lena.email, token })).error?.code;
  await auth.signInWithOtp({ email: lena.email });
  expect([await verify(CODE), await verify(CODE)]).toEqual([undefined, 'otp_expired']);
  await auth.resetPasswordForEmail(lena.email);
  supabase.clock.advance(3_600_001);
  expect(await verify(CODE)).toBe('otp_expired');
});

test('a name changes at once, and an address after confirmation at both', async () => {
  const { auth } = await clientOf(lena);
  const named = await auth.updateUser({ data: { nick: 'Len', name: null } });
  expect(named.data.user?.user_metadata).toEqual({ nick: 'Len' });
  const { user } = (await auth.updateUser({ email: fresh })).data;
  expect([user?.email, user?.new_email]).toEqual([lena.email, fresh]);
  const other = createTestClient().auth;
  const confirm = (email: string) => other.verifyOtp({ type: 'email_change', email, token: CODE });
  expect((await confirm(lena.email)).data.session).toBeNull();
  expect((await confirm(fresh)).data.user?.email).toBe(fresh);
});

test('a new password ends the other sessions', async () => {
  const [here, there] = await Promise.all([lena, lena].map(clientOf));
  await here?.auth.updateUser({ password: 'another-ring' });
  expect((await there?.auth.getUser())?.error?.name).toBe('AuthSessionMissingError');
  expect((await here?.auth.getUser())?.error).toBeNull();
});

test('a second factor is listed, asked for, and removed at its own level alone', async () => {
  const { auth } = await clientOf(lena);
  const { mfa } = auth;
  const { data } = await mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  const factorId = data?.id ?? '';
  const wrong = await mfa.challengeAndVerify({ factorId, code: '000000' });
  expect([wrong.error?.status, wrong.error?.code]).toEqual([422, 'mfa_verification_failed']);
  const late = (await mfa.challenge({ factorId })).data?.id ?? '';
  supabase.clock.advance(301_000);
  const expired = await mfa.verify({ factorId, challengeId: late, code: CODE });
  expect(expired.error?.code).toBe('mfa_challenge_expired');
  const foreign = await mfa.verify({ factorId, challengeId: 'x', code: CODE });
  expect(foreign.error?.code).toBe('mfa_factor_not_found');
  expect((await mfa.challengeAndVerify({ factorId, code: CODE })).error).toBeNull();
  expect((await mfa.listFactors()).data?.totp).toMatchObject([{ friendly_name: 'Phone' }]);
  const other = await clientOf(lena);
  expect([
    (await other.auth.mfa.unenroll({ factorId })).error?.code,
    (await other.auth.mfa.enroll({ factorType: 'totp' })).error?.code,
    (await other.auth.updateUser({ password: 'another-ring' })).error?.code,
    (await mfa.unenroll({ factorId })).error?.code,
  ]).toEqual(['insufficient_aal', 'insufficient_aal', 'insufficient_aal', undefined]);
});

test('a known domain redirects to its SSO', async () => {
  const { data } = await createTestClient().auth.signInWithSSO({ domain: 'example.test' });
  expect(data?.url).toBe('https://sso.example.test/sign-in');
});

it('exchanges the code of authorize once, with its own verifier alone', async () => {
  const { auth } = createTestClient('pkce');
  const { data } = await auth.signInWithOAuth({
    provider: 'google',
    options: {
      skipBrowserRedirect: true,
      redirectTo: `${SITE}/account`,
      queryParams: { login_hint: priya.email },
    },
  });
  const redirect = await fetch(data.url ?? '', { redirect: 'manual' });
  const target = new URL(redirect.headers.get('location') ?? '');
  expect([redirect.status, target.origin + target.pathname]).toEqual([302, `${SITE}/account`]);
  const code = target.searchParams.get('code') ?? '';
  const other = { auth_code: code, code_verifier: 'another one' };
  expect(await ask('POST /token?grant_type=pkce', other)).toBe(
    '400 bad_code_verifier code challenge does not match previously saved code verifier',
  );
  expect((await auth.exchangeCodeForSession(code)).data.user?.email).toBe(priya.email);
  expect(await ask('POST /token?grant_type=pkce', other)).toMatch(/^404 flow_state_not_found/u);
});

it.each([
  ['authorize?provider=google', ada.email],
  [`verify?type=magiclink&token=${lena.token_hash}`, lena.email],
])('%s leads to a session in the fragment, only on this site', async (path, email) => {
  const open = async (target: string) => {
    const url = `${SITE}/auth/v1/${path}&redirect_to=${encodeURIComponent(target)}`;
    const response = await fetch(url, { redirect: 'manual' });
    return new URL(response.headers.get('location') ?? '');
  };
  const target = await open(`${SITE}/account?tab=events`);
  expect(target.pathname + target.search).toBe('/account?tab=events');
  const token = new URLSearchParams(target.hash.slice(1)).get('access_token');
  expect(await ask('GET /user', undefined, `Bearer ${token}`)).toBe(email);
  expect((await open('https://evil.test/account')).origin).toBe(SITE);
});
