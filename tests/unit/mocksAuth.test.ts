import { describe, expect, it } from 'vitest';
import {
  authCodeOf,
  EMAIL_CODE,
  FACTOR_CODE,
  factorIdOf,
  idTokenOf,
  PASSWORD,
} from '../../mocks/fixtures/credentials.ts';
import { people } from '../../mocks/fixtures/people.ts';
import { accessTokenOf, refreshTokenOf } from '../../mocks/fixtures/sessions.ts';
import { server } from '../../mocks/node.ts';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import {
  clientOf,
  createTestClient,
  mockServices,
  outcomeOf,
  SITE,
} from '../support/mockedServices.ts';

const { student, parent } = people;
const stranger = 'nobody@tallygrove.test';

mockServices();

/** Status and JSON body, where the library does not expose them; undefined for an empty one. */
async function call(path: string, init: RequestInit = {}): Promise<[number, unknown]> {
  const response = await fetch(`${SITE}/auth/v1${path}`, init);
  const text = await response.text();
  return [response.status, text === '' ? undefined : (JSON.parse(text) as unknown)];
}

const post = (path: string, body: unknown = {}) =>
  call(path, { method: 'POST', body: JSON.stringify(body) });

const refusal = (code: number, error_code: string, msg: string) => [
  code,
  { code, error_code, msg },
];

describe('POST signup', () => {
  const signUp = (email: string, password = PASSWORD) =>
    createTestClient().auth.signUp({ email, password, options: { data: { display_name: 'New' } } });

  it('makes an account that is to be confirmed first', async () => {
    const { data, error } = await signUp('new@tallygrove.test');
    expect([error, data.session, data.user?.user_metadata, data.user?.identities?.length]).toEqual([
      null,
      null,
      { display_name: 'New' },
      1,
    ]);
  });

  it('does not tell that an address is known, but by the identities', async () => {
    const { data, error } = await signUp(student.email);
    expect([error, data.session, data.user?.identities]).toEqual([null, null, []]);
  });

  it('refuses what the service refuses', async () => {
    expect(outcomeOf(await signUp('new@'))).toEqual([
      400,
      'email_address_invalid',
      'Email address "new@" is invalid',
    ]);
    expect(outcomeOf(await signUp('new@tallygrove.test', 'ring'))).toEqual([
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ]);
    expect(outcomeOf(await createTestClient().auth.signInAnonymously())).toEqual([
      422,
      'anonymous_provider_disabled',
      'Anonymous sign-ins are disabled',
    ]);
    expect(await post('/signup', { email: stranger })).toEqual(
      refusal(400, 'validation_failed', 'Signup requires a valid password'),
    );
    expect(await post('/signup', { phone: '15550100', password: PASSWORD })).toEqual(
      refusal(400, 'phone_provider_disabled', 'Phone signups are disabled'),
    );
  });
});

describe('POST token', () => {
  it('password: takes the right one alone', async () => {
    const { auth } = createTestClient();
    const signIn = (email: string, password: string) =>
      auth.signInWithPassword({ email, password });
    const wrong = [400, 'invalid_credentials', 'Invalid login credentials'];
    expect(outcomeOf(await signIn(parent.email, PASSWORD))).toBe(parent.email);
    expect(outcomeOf(await signIn(parent.email, 'wrong-one'))).toEqual(wrong);
    expect(outcomeOf(await signIn(stranger, PASSWORD))).toEqual(wrong);
    expect(await post('/token?grant_type=password')).toEqual(
      refusal(400, 'validation_failed', 'missing email or phone'),
    );
  });

  it('refresh_token: gives a session for its own token and no other', async () => {
    const { auth } = await clientOf(student);
    expect(outcomeOf(await auth.refreshSession())).toBe(student.email);
    expect(outcomeOf(await auth.refreshSession({ refresh_token: 'spent' }))).toEqual([
      400,
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    ]);
  });

  it('pkce: exchanges the code that authorize gave, with its own verifier alone', async () => {
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
    expect(
      await post('/token?grant_type=pkce', { auth_code: code, code_verifier: 'another one' }),
    ).toEqual(
      refusal(
        400,
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      ),
    );
    expect(outcomeOf(await auth.exchangeCodeForSession(code))).toBe(parent.email);
  });

  it('pkce: refuses a code that was never issued, and half of a pair', async () => {
    expect(
      await post('/token?grant_type=pkce', { auth_code: 'unknown', code_verifier: 'x' }),
    ).toEqual(
      refusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
    );
    expect(await post('/token?grant_type=pkce', { auth_code: authCodeOf(student, 'x') })).toEqual(
      refusal(
        400,
        'validation_failed',
        'invalid request: both auth code and code verifier should be non-empty',
      ),
    );
  });

  it('id_token: takes what the provider gave out', async () => {
    const { auth } = createTestClient();
    const signIn = (token: string) => auth.signInWithIdToken({ provider: 'google', token });
    expect(outcomeOf(await signIn(idTokenOf(student)))).toBe(student.email);
    expect(outcomeOf(await signIn('forged'))).toEqual([400, undefined, 'Bad ID token']);
    expect(await post('/token?grant_type=id_token', { provider: 'google' })).toEqual([
      400,
      { error: 'invalid request', error_description: 'id_token required' },
    ]);
  });

  it('knows no other grant', async () => {
    expect(await post('/token')).toEqual(
      refusal(400, 'invalid_credentials', 'unsupported_grant_type'),
    );
  });
});

describe('POST otp', () => {
  const ask = (email: string, shouldCreateUser = true) =>
    createTestClient().auth.signInWithOtp({ email, options: { shouldCreateUser } });

  it('sends a link to any address, known or not', async () => {
    expect((await ask(student.email)).error).toBeNull();
    expect((await ask(stranger)).error).toBeNull();
    expect((await ask(student.email, false)).error).toBeNull();
  });

  it('refuses what the service refuses', async () => {
    expect(outcomeOf(await ask(stranger, false))).toEqual([
      422,
      'otp_disabled',
      'Signups not allowed for otp',
    ]);
    expect(outcomeOf(await ask('lena'))).toEqual([
      400,
      'email_address_invalid',
      'Email address "lena" is invalid',
    ]);
    expect(outcomeOf(await createTestClient().auth.signInWithOtp({ phone: '+15550100' }))).toEqual([
      400,
      'phone_provider_disabled',
      'Unsupported phone provider',
    ]);
    expect(await post('/otp')).toEqual(
      refusal(400, 'validation_failed', 'One of email or phone must be set'),
    );
  });
});

describe('POST verify', () => {
  it('takes the mailed link and the mailed code of a known person', async () => {
    const { auth } = createTestClient();
    expect(
      outcomeOf(await auth.verifyOtp({ type: 'email', token_hash: refreshTokenOf(parent) })),
    ).toBe(parent.email);
    expect(
      outcomeOf(await auth.verifyOtp({ type: 'email', email: student.email, token: EMAIL_CODE })),
    ).toBe(student.email);
  });

  it('refuses what is spent, wrong or missing', async () => {
    const { auth } = createTestClient();
    expect(outcomeOf(await auth.verifyOtp({ type: 'email', token_hash: 'spent' }))).toEqual([
      403,
      'otp_expired',
      'Email link is invalid or has expired',
    ]);
    expect(
      outcomeOf(await auth.verifyOtp({ type: 'email', email: student.email, token: '000000' })),
    ).toEqual([403, 'otp_expired', 'Token has expired or is invalid']);
    expect(await post('/verify', { token: EMAIL_CODE })).toEqual(
      refusal(400, 'validation_failed', 'Verify requires a verification type'),
    );
    expect(await post('/verify', { type: 'email' })).toEqual(
      refusal(400, 'validation_failed', 'Verify requires a token or a token hash'),
    );
  });
});

describe('POST recover, resend and sso', () => {
  it('mails a recovery link to any address, known or not', async () => {
    const { auth } = createTestClient();
    expect((await auth.resetPasswordForEmail(student.email)).error).toBeNull();
    expect((await auth.resetPasswordForEmail(stranger)).error).toBeNull();
    expect((await auth.resetPasswordForEmail('lena')).error?.code).toBe('email_address_invalid');
    expect(await post('/recover')).toEqual(
      refusal(400, 'validation_failed', 'Password recovery requires an email'),
    );
  });

  it('sends a confirmation again', async () => {
    const { auth } = createTestClient();
    expect((await auth.resend({ type: 'signup', email: stranger })).error).toBeNull();
    expect((await auth.resend({ type: 'email_change', email: stranger })).error).toBeNull();
    expect((await auth.resend({ type: 'sms', phone: '+15550100' })).error?.code).toBe(
      'phone_provider_disabled',
    );
    expect(await post('/resend', { email: stranger })).toEqual(
      refusal(
        400,
        'validation_failed',
        'Missing one of these types: signup, email_change, sms, phone_change',
      ),
    );
    expect(await post('/resend', { type: 'signup' })).toEqual(
      refusal(400, 'validation_failed', 'Type provided requires an email address'),
    );
  });

  it('knows one domain with a sign-in of its own', async () => {
    const { auth } = createTestClient();
    const { data } = await auth.signInWithSSO({ domain: 'tallygrove.test' });
    expect(data?.url).toBe('https://sso.tallygrove.test/sign-in');
    const elsewhere = await auth.signInWithSSO({ domain: 'elsewhere.test' });
    expect([elsewhere.error?.status, elsewhere.error?.message]).toEqual([
      404,
      'No SSO provider assigned for this domain',
    ]);
    const unknown = await auth.signInWithSSO({ providerId: factorIdOf(student) });
    expect(unknown.error?.message).toBe('No such SSO provider');
    expect(await post('/sso')).toEqual(
      refusal(400, 'validation_failed', 'A provider_id or domain needs to be provided'),
    );
  });
});

describe('GET authorize', () => {
  const open = async (query: string) => {
    const response = await fetch(`${SITE}/auth/v1/authorize?${query}`, { redirect: 'manual' });
    return [response.status, response.headers.get('location')];
  };

  it('comes back with a session in the hash', async () => {
    const [status, location] = await open(
      `provider=google&redirect_to=${encodeURIComponent(`${SITE}/dashboard?tab=events`)}`,
    );
    const target = new URL(location as string);
    expect([status, target.pathname + target.search]).toEqual([302, '/dashboard?tab=events']);
    const fields = new URLSearchParams(target.hash.slice(1));
    expect([...fields.keys()]).toEqual([
      'access_token',
      'refresh_token',
      'token_type',
      'expires_in',
    ]);
    const { auth } = createTestClient();
    const { data } = await auth.setSession({
      access_token: fields.get('access_token') ?? '',
      refresh_token: fields.get('refresh_token') ?? '',
    });
    expect(data.user?.email).toBe(student.email);
  });

  it('leads to no other site', async () => {
    const [, location] = await open('provider=google&redirect_to=https://evil.test/dashboard');
    expect(new URL(location as string).origin).toBe(SITE);
  });

  it('refuses a provider that is off, and half a challenge', async () => {
    expect(await call('/authorize?provider=github')).toEqual(
      refusal(400, 'validation_failed', 'Unsupported provider: provider is not enabled'),
    );
    expect(await call('/authorize?provider=google&code_challenge=abc')).toEqual(
      refusal(
        400,
        'validation_failed',
        'PKCE flow requires code_challenge_method and code_challenge',
      ),
    );
  });
});

describe('GET and PUT user, POST logout, GET reauthenticate', () => {
  it.each([
    ['GET', '/user'],
    ['PUT', '/user'],
    ['POST', '/logout'],
    ['GET', '/reauthenticate'],
    ['POST', '/factors'],
    ['POST', `/factors/${factorIdOf(student)}/challenge`],
    ['POST', `/factors/${factorIdOf(student)}/verify`],
    ['DELETE', `/factors/${factorIdOf(student)}`],
  ])('asks who sends %s %s', async (method, path) => {
    expect(await call(path, { method })).toEqual(
      refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
    );
    expect(
      await call(path, { method, headers: { authorization: 'Bearer a.forged.token' } }),
    ).toEqual(refusal(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature'));
  });

  it('tells the person, and changes what they may change', async () => {
    const { auth } = await clientOf(student);
    expect(outcomeOf(await auth.getUser())).toBe(student.email);
    const named = await auth.updateUser({ data: { display_name: 'Len' } });
    expect(named.data.user?.user_metadata).toEqual({ display_name: 'Len' });
    const moved = await auth.updateUser({ email: 'new@tallygrove.test' });
    expect([moved.data.user?.email, moved.data.user?.new_email]).toEqual([
      student.email,
      'new@tallygrove.test',
    ]);
    expect(outcomeOf(await auth.updateUser({ password: 'another-ring' }))).toBe(student.email);
  });

  it('refuses what the service refuses of a change', async () => {
    const { auth } = await clientOf(student);
    expect(outcomeOf(await auth.updateUser({ password: 'ring' }))).toEqual([
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ]);
    expect(outcomeOf(await auth.updateUser({ password: PASSWORD }))).toEqual([
      422,
      'same_password',
      'New password should be different from the old password.',
    ]);
    expect(outcomeOf(await auth.updateUser({ email: 'lena' }))).toEqual([
      400,
      'email_address_invalid',
      'Email address "lena" is invalid',
    ]);
  });

  it.each(['global', 'local', 'others'] as const)('signs out with the scope %s', async (scope) => {
    const { auth } = await clientOf(student);
    expect((await auth.signOut({ scope })).error).toBeNull();
  });

  it('knows no other scope', async () => {
    expect(
      await call('/logout?scope=nearby', {
        method: 'POST',
        headers: { authorization: `Bearer ${accessTokenOf(student)}` },
      }),
    ).toEqual(refusal(400, 'validation_failed', 'Unsupported logout scope "nearby"'));
  });

  it('mails a code for a second look', async () => {
    const { auth } = await clientOf(student);
    expect((await auth.reauthenticate()).error).toBeNull();
  });
});

describe('factors', () => {
  it('enrols, challenges, verifies and removes an authenticator', async () => {
    const { mfa } = (await clientOf(student)).auth;
    const { data: factor } = await mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(factor).toMatchObject({
      id: factorIdOf(student),
      type: 'totp',
      friendly_name: 'Phone',
      totp: { qr_code: expect.stringContaining('data:image/svg+xml') as string },
    });
    const factorId = factorIdOf(student);
    const { data: challenge } = await mfa.challenge({ factorId });
    const challengeId = challenge?.id ?? '';
    const verified = await mfa.verify({ factorId, challengeId, code: FACTOR_CODE });
    expect([verified.error, verified.data?.user.email]).toEqual([null, student.email]);
    expect((await mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
  });

  it('refuses a wrong code, a foreign challenge and a foreign factor', async () => {
    const { mfa } = (await clientOf(student)).auth;
    const factorId = factorIdOf(student);
    const { data } = await mfa.challenge({ factorId });
    const challengeId = data?.id ?? '';
    const said = ({
      error,
    }: {
      error: { status?: number | undefined; code?: string | undefined } | null;
    }) => [error?.status, error?.code];
    expect(said(await mfa.verify({ factorId, challengeId, code: '000000' }))).toEqual([
      422,
      'mfa_verification_failed',
    ]);
    expect(said(await mfa.verify({ factorId, challengeId, code: '' }))).toEqual([
      400,
      'validation_failed',
    ]);
    expect(said(await mfa.verify({ factorId, challengeId: factorId, code: FACTOR_CODE }))).toEqual([
      422,
      'mfa_factor_not_found',
    ]);
    expect(said(await mfa.challenge({ factorId: factorIdOf(parent) }))).toEqual([
      404,
      'mfa_factor_not_found',
    ]);
    expect(said(await mfa.enroll({ factorType: 'phone', phone: '+15550100' }))).toEqual([
      400,
      'validation_failed',
    ]);
  });
});

describe('scenarios of the auth service', () => {
  const ask = () => createTestClient().auth.signInWithOtp({ email: student.email });

  it.each([
    ['rateLimited', 429, 'over_email_send_rate_limit'],
    ['refused', 400, 'otp_disabled'],
    // The library treats it as a network error and drops the code.
    ['serverError', 500, undefined],
  ] as const)('%s', async (name, status, code) => {
    server.use(...scenarios[name]);
    const { error } = await ask();
    expect([error?.status, error?.code]).toEqual([status, code]);
  });

  it('rateLimited says when to come back', async () => {
    server.use(...scenarios.rateLimited);
    const response = await fetch(`${SITE}/auth/v1/otp`, { method: 'POST' });
    expect(response.headers.get('retry-after')).toBe('60');
  });

  it('offline answers nothing', async () => {
    server.use(...scenarios.offline);
    expect((await ask()).error).toMatchObject({ name: 'AuthRetryableFetchError', status: 0 });
  });

  it('unavailable is worth another try', async () => {
    server.use(...scenarios.unavailable);
    expect((await ask()).error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 });
  });

  it('rubbish is no answer at all', async () => {
    server.use(...scenarios.malformedResponse);
    expect((await ask()).error).toMatchObject({ name: 'AuthRetryableFetchError', status: 0 });
  });

  it('linkExpired spends every link', async () => {
    const { auth } = await clientOf(parent);
    server.use(...scenarios.linkExpired);
    const verified = await auth.verifyOtp({ type: 'email', token_hash: refreshTokenOf(parent) });
    expect(verified.error?.code).toBe('otp_expired');
    expect((await auth.getUser()).error?.code).toBe('bad_jwt');
  });

  it('alreadyUsed spends every refresh token', async () => {
    const { auth } = await clientOf(parent);
    server.use(...scenarios.alreadyUsed);
    expect((await auth.refreshSession()).error?.code).toBe('refresh_token_already_used');
  });

  it('signOutFails at the server', async () => {
    const { auth } = await clientOf(parent);
    server.use(...scenarios.signOutFails);
    expect((await auth.signOut()).error).toMatchObject({
      status: 500,
      message: 'Error logging out user',
    });
  });
});
