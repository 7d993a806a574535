import { beforeEach, expect, test, vi } from 'vitest';
import { openSessionOf, readAccessToken } from '../src/index.ts';
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
const START = Date.UTC(2026, 0, 5, 9);
const CODE = '123456';

mockServices();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  return () => vi.useRealTimers();
});

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** What the auth service answers: the user's address, or the error in one line. */
async function ask(request: string, body?: object, authorization?: string): Promise<string> {
  const [method = '', path = ''] = request.split(' ');
  const response = await fetch(`${SITE}/auth/v1${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...(authorization !== undefined && { headers: { authorization } }),
  });
  const answer = JSON.parse((await response.text()) || '{}') as Record<string, string>;
  const { user = answer, error_code = '', msg = answer['error_description'] } = answer;
  if (response.ok) return (user as { email?: string }).email ?? 'done';
  return `${response.status} ${error_code} ${msg}`;
}

const invalid = (message: string) => `400 validation_failed ${message}`;
const badEmail = invalid('Unable to validate email address: invalid format');
const shortPassword = '422 weak_password Password should be at least 6 characters.';
const samePassword = '422 same_password New password should be different from the old password.';
const noChange = (request: string) => `400  ${request} is not mocked: a change of address`;
const wrongPassword = '400 invalid_credentials Invalid login credentials';
const unknownSso = '404 sso_provider_not_found No such SSO provider';
const noFlow = '404 flow_state_not_found invalid flow state, no valid flow state found';
const wrongCode = '403 otp_expired Token has expired or is invalid';
const spentLink = '403 otp_expired Email link is invalid or has expired';
const fresh = 'new@example.test';

test.each<[string, object, string]>([
  ['signup', { email: fresh, password: PASSWORD }, fresh],
  ['signup', { email: 'lena', password: PASSWORD }, badEmail],
  ['signup', { email: fresh, password: 'ring' }, shortPassword],
  ['signup', { email: fresh }, invalid('Signup requires a valid password')],
  ['signup', { phone: '+15550100' }, '400  POST /auth/v1/signup is not mocked: phone numbers'],
  ['signup', {}, '422 anonymous_provider_disabled Anonymous sign-ins are disabled'],
  ['token?grant_type=password', { email: priya.email, password: PASSWORD }, priya.email],
  ['token?grant_type=password', { email: priya.email, password: 'wrong' }, wrongPassword],
  ['token?grant_type=password', {}, invalid('missing email or phone')],
  ['token?grant_type=pkce', { auth_code: 'unknown', code_verifier: 'x' }, noFlow],
  ['token?grant_type=id_token', { id_token: lena.id_token }, lena.email],
  ['token?grant_type=id_token', { id_token: 'forged' }, '400  Bad ID token'],
  ['token', {}, '400 invalid_credentials unsupported_grant_type'],
  ['otp', { email: fresh }, 'done'],
  ['otp', { email: fresh, create_user: false }, '422 otp_disabled Signups not allowed for otp'],
  ['otp', { email: 'lena' }, badEmail],
  ['verify', { type: 'email', token_hash: priya.token_hash }, priya.email],
  ['verify', { type: 'email', email: lena.email, token: '000000' }, wrongCode],
  ['verify', { type: 'email', token_hash: 'spent' }, spentLink],
  ['verify', { type: 'other', token_hash: 'x' }, invalid('Unsupported verification type')],
  ['verify', { type: 'email' }, invalid('Verify requires a token or a token hash')],
  ['verify', {}, invalid('Verify requires a verification type')],
  ['recover', { email: fresh }, 'done'],
  ['recover', { email: 'lena' }, badEmail],
  ['resend', { type: 'email_change', email: fresh }, noChange('POST /auth/v1/resend')],
  ['resend', { type: 'signup', email: fresh }, 'done'],
  ['resend', { type: 'signup', email: 'lena' }, badEmail],
  ['resend', { type: 'sms' }, '400  POST /auth/v1/resend is not mocked: phone numbers'],
  ['sso', { domain: 'elsewhere.test' }, unknownSso],
])('POST %s of a visitor with %j: %s', async (path, body, outcome) => {
  expect(await ask(`POST /${path}`, body)).toBe(outcome);
});

test.each<[string, object | undefined, string]>([
  ['GET /user', undefined, lena.email],
  ['PUT /user', { password: 'another-ring' }, lena.email],
  ['PUT /user', { password: 'ring' }, shortPassword],
  ['PUT /user', { password: PASSWORD }, samePassword],
  ['PUT /user', { email: fresh }, noChange('PUT /auth/v1/user')],
  ['POST /logout', undefined, 'done'],
  ['POST /logout?scope=x', undefined, invalid('Unsupported logout scope "x"')],
  ['GET /reauthenticate', undefined, 'done'],
])('%s of a signed-in person with %j: %s', async (request, body, outcome) => {
  expect([
    await ask(request, body, `Bearer ${accessTokenOf(lena)}`),
    await ask(request, body),
    await ask(request, body, 'Bearer a.forged.token'),
  ]).toEqual([
    outcome,
    '401 no_authorization This endpoint requires a valid Bearer token',
    '403 bad_jwt invalid JWT: unable to parse or verify signature',
  ]);
});

test('a new account keeps its metadata until changed, and signs in once its address is confirmed', async () => {
  const { auth } = createTestClient();
  const given = { email: fresh, password: PASSWORD };
  const weak = await auth.signUp({ email: fresh, password: 'ring' });
  expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
  const { data } = await auth.signUp({ ...given, options: { data: { age: 9 } } });
  expect(data.user).toMatchObject({ user_metadata: { age: 9 }, is_anonymous: false });
  expect([data.user?.email_confirmed_at, data.session]).toEqual([undefined, null]);
  expect((await auth.signInWithPassword(given)).error?.code).toBe('email_not_confirmed');
  expect(supabase.mails.at(-1)).toMatchObject({ to: fresh, type: 'signup' });
  const opened = await auth.verifyOtp({ type: 'signup', email: fresh, token: CODE });
  const at = new Date(START).toISOString();
  expect(opened.data.user).toMatchObject({
    email_confirmed_at: at,
    last_sign_in_at: at,
    identities: [{ identity_data: { email: fresh, email_verified: true, age: 9 } }],
  });
  expect((await auth.signInWithPassword(given)).error).toBeNull();
  const named = await auth.updateUser({ data: { nick: 'Len', age: null } });
  expect(named.data.user?.user_metadata).toEqual({ nick: 'Len' });
  // Only the identities show that an address is known.
  const again = await auth.signUp(given);
  expect([again.data.session, again.data.user?.identities]).toEqual([null, []]);
});

test('settings: without confirmation a sign-up signs in; anonymous sign-ins', async () => {
  Object.assign(supabase.auth, { confirmEmail: false, anonymousSignIns: true });
  const { auth } = createTestClient();
  const signUp = (email: string) => auth.signUp({ email, password: PASSWORD });
  expect((await signUp(fresh)).data.session?.user.email).toBe(fresh);
  expect((await signUp(lena.email)).error?.code).toBe('user_already_exists');
  expect((await auth.signInAnonymously()).data.user?.is_anonymous).toBe(true);
});

test('a mailed link or code works once, for an hour', async () => {
  const { auth } = createTestClient();
  const verify = async (token: string) =>
    (await auth.verifyOtp({ type: 'email', email: lena.email, token })).error?.code;
  await auth.signInWithOtp({ email: lena.email });
  expect([await verify(CODE), await verify(CODE)]).toEqual([undefined, 'otp_expired']);
  await auth.resetPasswordForEmail(lena.email);
  later(3600.001);
  expect(await verify(CODE)).toBe('otp_expired');
});

test('a second factor is listed, and protects the password', async () => {
  const { auth } = await clientOf(priya);
  const level = await auth.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  const { error } = await auth.updateUser({ password: 'another-ring' });
  expect(error?.code).toBe('insufficient_aal');
});

test('a provider’s code is exchanged once, with its own verifier; without one there are tokens', async () => {
  const redirectOf = async (url: string) => {
    const { headers } = await fetch(url, { redirect: 'manual' });
    return new URL(headers.get('location') ?? '');
  };
  const { auth } = createTestClient('pkce');
  const queryParams = { login_hint: priya.email };
  const options = { skipBrowserRedirect: true, redirectTo: `${SITE}/account`, queryParams };
  const { data } = await auth.signInWithOAuth({ provider: 'google', options });
  const { origin, pathname, searchParams } = await redirectOf(data.url ?? '');
  expect(origin + pathname).toBe(`${SITE}/account`);
  const code = searchParams.get('code') ?? '';
  const other = { auth_code: code, code_verifier: 'another one' };
  expect(await ask('POST /token?grant_type=pkce', other)).toBe(
    '400 bad_code_verifier code challenge does not match previously saved code verifier',
  );
  expect((await auth.exchangeCodeForSession(code)).data.user?.email).toBe(priya.email);
  expect(await ask('POST /token?grant_type=pkce', other)).toBe(noFlow);

  const authorize = `${SITE}/auth/v1/authorize?provider=google&redirect_to=`;
  const target = await redirectOf(`${authorize}${SITE}/account?tab=events`);
  expect(target.pathname + target.search).toBe('/account?tab=events');
  const token = new URLSearchParams(target.hash.slice(1)).get('access_token');
  expect(await ask('GET /user', undefined, `Bearer ${token}`)).toBe(ada.email);
  expect((await redirectOf(`${authorize}https://evil.test/account`)).origin).toBe(SITE);
});

test('an access token contains user, expiry, session and authentication method', async () => {
  const { data } = await (await clientOf(lena)).auth.getSession();
  const iat = START / 1000;
  const { id: sub, email, user_metadata } = lena;
  const claims = { sub, email, user_metadata, iat, exp: iat + 3600, aal: 'aal1' };
  expect(readAccessToken(data.session?.access_token ?? '')).toEqual({
    ...claims,
    iss: 'http://localhost/auth/v1',
    role: 'authenticated',
    aud: 'authenticated',
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    is_anonymous: false,
    session_id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    amr: [{ method: 'password', timestamp: iat }],
  });
  expect(data.session?.expires_at).toBe(iat + 3600);
});

test('an access token expires after an hour for data and the account; a story’s pinned one does not', async () => {
  supabase.database.define('courses', { columns: { id: { type: 'int8' } } });
  const client = createTestClient();
  const codes = async (token: string) => {
    const read = client.from('courses').select('id');
    const answer = await read.setHeader('Authorization', `Bearer ${token}`);
    return [answer.error?.code, (await client.auth.getUser(token)).error?.code];
  };
  const token = accessTokenOf(lena, START);
  later(3599);
  expect(await codes(token)).toEqual([undefined, undefined]);
  later(1);
  expect(await codes(token)).toEqual(['PGRST303', 'bad_jwt']);
  expect(await codes(accessTokenOf(lena))).toEqual([undefined, undefined]);
});

test.each([
  ['local', 'ended open open'],
  ['others', 'open ended open'],
  ['global', 'ended ended open'],
  ['password', 'open ended open'],
] as const)('scope %s ends its own, the other and a third person’s: %s', async (scope, after) => {
  const clients = await Promise.all([lena, lena, priya].map(clientOf));
  const sessions = await Promise.all(clients.map(({ auth }) => auth.getSession()));
  const own = clients[0]?.auth;
  if (scope === 'password') await own?.updateUser({ password: 'another-ring' });
  else await own?.signOut({ scope });
  const states = sessions.map(async ({ data }) => {
    const { error } = await createTestClient().auth.getUser(data.session?.access_token);
    return error === null ? 'open' : 'ended';
  });
  expect((await Promise.all(states)).join(' ')).toBe(after);
});

test.each([
  [10, /^mocked-\d{5}$/],
  [10.001, /^refresh_token_already_used$/],
])(
  'a refresh token is exchanged for another, and once that is used, after %d s: %s',
  async (seconds, outcome) => {
    const refresh = async (refresh_token: string) => {
      const { data, error } = await createTestClient().auth.refreshSession({ refresh_token });
      return error?.code ?? data.session?.refresh_token ?? 'nothing';
    };
    const first = openSessionOf(lena).refresh_token;
    const second = await refresh(first);
    expect(second).toMatch(/^mocked-\d{5}$/);
    const third = await refresh(second);
    expect([first, second]).not.toContain(third);
    later(seconds);
    expect(await refresh(first)).toMatch(outcome);
    later(11);
    // As if it were stolen, the session ends with all of its tokens.
    if (seconds > 10) expect(await refresh(third)).toBe('refresh_token_already_used');
    expect(await refresh('invented')).toBe('refresh_token_not_found');

    // It is the same one while that is unused.
    const hers = openSessionOf(priya).refresh_token;
    const next = await refresh(hers);
    later(3600);
    expect(await refresh(hers)).toBe(next);
  },
);
