import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  authCodeOf,
  challengeIdOf,
  EMAIL_CODE,
  FACTOR_CODE,
  factorIdOf,
  idTokenOf,
  PASSWORD,
} from '../../mocks/fixtures/credentials.ts';
import { people, type MockPerson } from '../../mocks/fixtures/people.ts';
import {
  accessTokenOf,
  profileOf,
  refreshTokenOf,
  sessionOf,
} from '../../mocks/fixtures/sessions.ts';
import { server } from '../../mocks/node.ts';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { mockServices, SITE } from '../support/mockedServices.ts';

// Whole answers, as they go over the wire; how the library reads them: mocksAuth and mocksData.

const { admin, student, parent } = people;

mockServices();

interface Call {
  /** Sent as JSON; a text as it is. */
  body?: unknown;
  as?: MockPerson;
  headers?: Record<string, string>;
}

async function send(line: string, { body, as, headers = {} }: Call = {}): Promise<Response> {
  const [method = '', path = ''] = line.split(' ');
  return fetch(SITE + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(as === undefined ? {} : { authorization: `Bearer ${accessTokenOf(as)}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** Status and body; undefined for an empty one. */
async function read(response: Response): Promise<[number, unknown]> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  if (text === '') return [response.status, undefined];
  return [response.status, isJson ? (JSON.parse(text) as unknown) : text];
}

const ask = async (line: string, call?: Call) => read(await send(line, call));

const refusal = (code: number, error_code: string, msg: string) => [
  code,
  { code, error_code, msg },
];
const database = (status: number, code: string, message: string, details: string | null = null) => [
  status,
  { code, details, hint: null, message },
];

const user = (person: Pick<MockPerson, 'id' | 'email' | 'displayName'>) => ({
  id: person.id,
  aud: 'authenticated',
  role: 'authenticated',
  email: person.email,
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: { display_name: person.displayName },
  identities: [{ id: person.id, user_id: person.id, provider: 'email' }],
  created_at: '2026-01-05T09:00:00Z',
  updated_at: '2026-01-05T09:00:00Z',
});
const tokens = (person: MockPerson) => ({
  access_token: accessTokenOf(person),
  refresh_token: `mocked-refresh-${person.role}`,
  token_type: 'bearer',
  expires_in: 3600,
  user: user(person),
});

describe('the people', () => {
  it('have the credentials that tests and stories type', () => {
    expect([PASSWORD, EMAIL_CODE, FACTOR_CODE, idTokenOf(student)]).toEqual([
      'ringbyring',
      '246810',
      '135790',
      'mocked-id-student',
    ]);
    expect([authCodeOf(student, 'x'), factorIdOf(student), challengeIdOf(student)]).toEqual([
      'mocked-code-student.x',
      'f0000000-0000-4000-8000-000000000003',
      'c0000000-0000-4000-8000-000000000003',
    ]);
  });

  it('are those of the seed, their tokens readable and worthless', () => {
    expect(people).toEqual({
      admin: {
        id: 'a0000000-0000-4000-8000-000000000001',
        email: 'admin@tallygrove.test',
        displayName: 'Ada Okafor',
        role: 'admin',
      },
      instructor: {
        id: 'a0000000-0000-4000-8000-000000000002',
        email: 'instructor@tallygrove.test',
        displayName: 'Mateo Rivera',
        role: 'instructor',
      },
      student: {
        id: 'a0000000-0000-4000-8000-000000000003',
        email: 'student@tallygrove.test',
        displayName: 'Lena Brooks',
        role: 'student',
      },
      parent: {
        id: 'a0000000-0000-4000-8000-000000000004',
        email: 'parent@tallygrove.test',
        displayName: 'Priya Nair',
        role: 'parent',
      },
    });
    const parts = accessTokenOf(student).split('.');
    expect(parts.map((part) => Buffer.from(part, 'base64url').toString())).toEqual([
      '{"alg":"none","typ":"JWT"}',
      `{"sub":"${student.id}","role":"authenticated"}`,
      'mocked',
    ]);
    // As it goes into an address.
    expect(accessTokenOf(student)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/u);
  });

  it('have a session that lasts an hour from its receipt, and a profile', () => {
    expect(sessionOf(student, 1_000)).toEqual({
      accessToken: accessTokenOf(student),
      refreshToken: refreshTokenOf(student),
      tokenType: 'bearer',
      expiresAt: 3_601_000,
      user: { id: student.id, email: student.email, displayName: 'Lena Brooks' },
    });
    expect(profileOf(student)).toEqual({
      id: student.id,
      role: 'student',
      displayName: 'Lena Brooks',
      avatarUrl: undefined,
    });
  });
});

describe('the auth service', () => {
  const password = { email: student.email, password: PASSWORD };
  const unsigned = 'invalid request: both auth code and code verifier should be non-empty';

  it.each([
    ['password', password, [200, tokens(student)]],
    [
      'password',
      { phone: '15550100', password: PASSWORD },
      refusal(400, 'invalid_credentials', 'Invalid login credentials'),
    ],
    ['password', 'no JSON', refusal(400, 'validation_failed', 'missing email or phone')],
    ['password', 'null', refusal(400, 'validation_failed', 'missing email or phone')],
    ['password', '"text"', refusal(400, 'validation_failed', 'missing email or phone')],
    [
      'refresh_token',
      {},
      refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
    ],
    ['pkce', { auth_code: '', code_verifier: 'x' }, refusal(400, 'validation_failed', unsigned)],
    ['pkce', { auth_code: 'x', code_verifier: '' }, refusal(400, 'validation_failed', unsigned)],
    // Where the page has no crypto.subtle the challenge is the verifier itself.
    [
      'pkce',
      { auth_code: authCodeOf(parent, 'plain'), code_verifier: 'plain' },
      [200, tokens(parent)],
    ],
    // RFC 7636, appendix B; and a challenge that has both of base64's other letters.
    [
      'pkce',
      {
        auth_code: authCodeOf(parent, 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'),
        code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      },
      [200, tokens(parent)],
    ],
    ['id_token', { id_token: idTokenOf(parent), provider: 'google' }, [200, tokens(parent)]],
    [
      'id_token',
      { id_token: idTokenOf(parent) },
      [
        400,
        {
          error: 'invalid request',
          error_description: 'provider or client_id and issuer required',
        },
      ],
    ],
    [
      'id_token',
      { id_token: 'x', provider: 'google' },
      [400, { error: 'invalid request', error_description: 'Bad ID token' }],
    ],
  ])('token, %s of %j', async (grant, body, expected) => {
    expect(await ask(`POST /auth/v1/token?grant_type=${grant}`, { body })).toEqual(expected);
  });

  const mail = 'new@tallygrove.test';
  const data = { display_name: 'New' };
  const made = user({
    id: 'a0000000-0000-4000-8000-000000000099',
    email: mail,
    displayName: 'New',
  });

  it.each([
    ['signup', { email: mail, password: '123456', data }, [200, made]],
    [
      'signup',
      { email: mail, password: '123456' },
      [200, { ...made, user_metadata: { display_name: '' } }],
    ],
    [
      'signup',
      { email: student.email, password: '123456', data },
      [200, { ...made, email: student.email, identities: [] }],
    ],
    [
      'signup',
      { email: mail, password: '12345' },
      refusal(422, 'weak_password', 'Password should be at least 6 characters.'),
    ],
    ['otp', { email: mail }, [200, {}]],
    ['otp', { email: student.email, create_user: false }, [200, {}]],
    [
      'otp',
      { email: mail, create_user: false },
      refusal(422, 'otp_disabled', 'Signups not allowed for otp'),
    ],
    ['recover', { email: mail }, [200, {}]],
    [
      'recover',
      { email: 'lena' },
      refusal(400, 'email_address_invalid', 'Email address "lena" is invalid'),
    ],
    ['resend', { type: 'signup', email: mail }, [200, {}]],
    ['resend', { type: 'email_change', email: mail }, [200, {}]],
    [
      'resend',
      { type: 'signup', email: 'lena' },
      refusal(400, 'email_address_invalid', 'Email address "lena" is invalid'),
    ],
    [
      'resend',
      { type: 'sms', phone: '1' },
      refusal(400, 'phone_provider_disabled', 'Phone logins are disabled'),
    ],
    [
      'resend',
      { type: 'phone_change', phone: '1' },
      refusal(400, 'phone_provider_disabled', 'Phone logins are disabled'),
    ],
    [
      'resend',
      { type: 'toString', email: mail },
      refusal(
        400,
        'validation_failed',
        'Missing one of these types: signup, email_change, sms, phone_change',
      ),
    ],
    ['verify', { type: 'email', token_hash: refreshTokenOf(parent) }, [200, tokens(parent)]],
    [
      'verify',
      { type: 'email', token_hash: 'spent', token: EMAIL_CODE, email: student.email },
      refusal(403, 'otp_expired', 'Email link is invalid or has expired'),
    ],
    ['verify', { type: 'email', token: EMAIL_CODE, email: student.email }, [200, tokens(student)]],
    [
      'verify',
      { type: 'email', token: EMAIL_CODE, email: mail },
      refusal(403, 'otp_expired', 'Token has expired or is invalid'),
    ],
    ['sso', { domain: 'tallygrove.test' }, [200, { url: 'https://sso.tallygrove.test/sign-in' }]],
    [
      'sso',
      { domain: 'elsewhere.test' },
      refusal(404, 'sso_provider_not_found', 'No SSO provider assigned for this domain'),
    ],
    ['sso', { provider_id: 'x' }, refusal(404, 'sso_provider_not_found', 'No such SSO provider')],
  ])('%s of %j', async (path, body, expected) => {
    expect(await ask(`POST /auth/v1/${path}`, { body })).toEqual(expected);
  });

  it('tells, changes and signs out a person', async () => {
    const as = student;
    expect(await ask('GET /auth/v1/user', { as })).toEqual([200, user(student)]);
    const change = (body: unknown) => ask('PUT /auth/v1/user', { as, body });
    expect(await change({ email: mail, data: { nickname: 'Len' } })).toEqual([
      200,
      {
        ...user(student),
        user_metadata: { display_name: 'Lena Brooks', nickname: 'Len' },
        new_email: mail,
      },
    ]);
    expect(await change({ password: '123456' })).toEqual([200, user(student)]);
    expect(await change({ password: '12345' })).toEqual(
      refusal(422, 'weak_password', 'Password should be at least 6 characters.'),
    );
    expect(await change({ email: '' })).toEqual(
      refusal(400, 'email_address_invalid', 'Email address "" is invalid'),
    );
    for (const scope of ['', '?scope=global', '?scope=local', '?scope=others']) {
      expect(await ask(`POST /auth/v1/logout${scope}`, { as })).toEqual([204, undefined]);
    }
    expect(await ask('GET /auth/v1/reauthenticate', { as })).toEqual([200, {}]);
  });

  it.each(['Token x', 'Bearer', 'Bearer ', 'A Bearer x', 'bearer x'])(
    'takes "%s" for no token at all',
    async (authorization) => {
      expect(await ask('GET /auth/v1/user', { headers: { authorization } })).toEqual(
        refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
      );
    },
  );

  it('enrols, challenges, verifies and removes an authenticator', async () => {
    const as = student;
    const id = factorIdOf(student);
    const factor = `/auth/v1/factors/${id}`;
    const enrol = { factor_type: 'totp', friendly_name: 'Phone' };
    expect(await ask('POST /auth/v1/factors', { as, body: enrol })).toEqual([
      200,
      {
        id,
        type: 'totp',
        friendly_name: 'Phone',
        totp: {
          qr_code: '<svg xmlns="http://www.w3.org/2000/svg"/>',
          secret: 'JBSWY3DPEHPK3PXP',
          uri: 'otpauth://totp/Tallygrove:student@tallygrove.test?secret=JBSWY3DPEHPK3PXP&issuer=Tallygrove',
        },
      },
    ]);
    expect(await ask('POST /auth/v1/factors', { as, body: { factor_type: 'phone' } })).toEqual(
      refusal(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn'),
    );
    expect(await ask(`POST ${factor}/challenge`, { as })).toEqual([
      200,
      { id: challengeIdOf(student), type: 'totp', expires_at: 1_893_456_000 },
    ]);
    const verify = (body: object) => ask(`POST ${factor}/verify`, { as, body });
    const challenge_id = challengeIdOf(student);
    expect(await verify({ challenge_id, code: FACTOR_CODE })).toEqual([200, tokens(student)]);
    expect(await verify({ challenge_id })).toEqual(
      refusal(400, 'validation_failed', 'Code needs to be non-empty'),
    );
    expect(await verify({ challenge_id: id, code: FACTOR_CODE })).toEqual(
      refusal(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found'),
    );
    expect(await verify({ challenge_id, code: '000000' })).toEqual(
      refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
    );
    expect(await ask(`DELETE ${factor}`, { as })).toEqual([200, { id }]);
    for (const line of [`POST ${factor}/challenge`, `POST ${factor}/verify`, `DELETE ${factor}`]) {
      expect(
        await ask(line, { as: parent, body: line.startsWith('DELETE') ? undefined : {} }),
      ).toEqual(refusal(404, 'mfa_factor_not_found', 'Factor not found'));
    }
  });

  const authorize = async (query: string) => {
    const response = await send(`GET /auth/v1/authorize?${query}`);
    return [response.status, response.headers.get('location')];
  };
  const hash = (person: MockPerson) =>
    `#access_token=${accessTokenOf(person)}&refresh_token=${refreshTokenOf(person)}&token_type=bearer&expires_in=3600`;

  it.each([
    ['provider=google', `${SITE}/${hash(student)}`],
    [`provider=google&login_hint=${parent.email}&redirect_to=/here`, `${SITE}/here${hash(parent)}`],
    ['provider=google&redirect_to=http://:x', `${SITE}/${hash(student)}`],
    [
      `provider=google&redirect_to=${SITE}/x&code_challenge=c&code_challenge_method=s256`,
      `${SITE}/x?code=mocked-code-student.c`,
    ],
  ])('authorize?%s', async (query, location) => {
    expect(await authorize(query)).toEqual([302, location]);
  });

  it.each(['code_challenge=c', 'code_challenge_method=s256'])(
    'authorize refuses half a challenge: %s',
    async (query) => {
      expect(await ask(`GET /auth/v1/authorize?provider=google&${query}`)).toEqual(
        refusal(
          400,
          'validation_failed',
          'PKCE flow requires code_challenge_method and code_challenge',
        ),
      );
    },
  );
});

const profileRow = (person: MockPerson) => ({
  id: person.id,
  role: person.role,
  display_name: person.displayName,
  avatar_url: null,
  created_at: '2026-01-05T09:00:00+00:00',
  updated_at: '2026-01-05T09:00:00+00:00',
});

describe('the data service', () => {
  const profiles = '/rest/v1/profiles';
  const withRange = async (line: string, call: Call) => {
    const response = await send(line, call);
    const range = response.headers.get('content-range');
    return [...(await read(response)), range];
  };
  const counted = { prefer: 'count=exact' };
  const single = { accept: 'application/vnd.pgrst.object+json' };

  it('gives rows, how many, or none but their number', async () => {
    const all = Object.values(people).map(profileRow);
    expect(await withRange(`GET ${profiles}`, { as: admin })).toEqual([200, all, '0-3/*']);
    expect(
      await withRange(`GET ${profiles}?limit=2&offset=1`, { as: admin, headers: counted }),
    ).toEqual([200, all.slice(1, 3), '0-1/4']);
    expect(await withRange(`GET ${profiles}?id=eq.none`, { as: admin })).toEqual([200, [], '*/*']);
    expect(await withRange(`HEAD ${profiles}`, { as: student, headers: counted })).toEqual([
      200,
      undefined,
      '0-0/1',
    ]);
  });

  it('gives one object where one was asked for, and one is there', async () => {
    const response = await send(`GET ${profiles}`, { as: student, headers: single });
    expect(response.headers.get('content-type')).toBe('application/vnd.pgrst.object+json');
    expect([response.headers.get('content-range'), await response.json()]).toEqual([
      '0-0/*',
      profileRow(student),
    ]);
    expect(await ask(`GET ${profiles}`, { as: admin, headers: single })).toEqual(
      database(
        406,
        'PGRST116',
        'Cannot coerce the result to a single JSON object',
        'The result contains 4 rows',
      ),
    );
  });

  it('shows the copied roles to their owners', async () => {
    expect(await ask('GET /rest/v1/account_roles', { as: student })).toEqual([
      200,
      [{ user_id: student.id, role: 'student' }],
    ]);
  });

  it('says what is wrong with who asks', async () => {
    const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
    expect(await ask(`GET ${profiles}`)).toEqual([401, { message: 'No API key found in request' }]);
    expect(await ask(`GET ${profiles}`, bearer('a.b.c'))).toEqual(
      database(401, 'PGRST301', 'JWSError JWSInvalidSignature'),
    );
    expect(await ask(`GET ${profiles}`, bearer('public-key'))).toEqual(
      database(401, '42501', 'permission denied for table profiles'),
    );
    expect(await ask('GET /rest/v1/courses', { as: student })).toEqual(
      database(404, 'PGRST205', "Could not find the table 'public.courses' in the schema cache"),
    );
    for (const query of ['select=surname', 'surname=eq.x', 'order=surname']) {
      expect(await ask(`GET ${profiles}?${query}`, { as: student })).toEqual(
        database(400, '42703', 'column profiles.surname does not exist'),
      );
    }
  });

  const mine = `PATCH ${profiles}?id=eq.${student.id}`;
  const patch = (body: object, line = mine, as = student) => ask(line, { as, body });
  const check = (name: string) =>
    database(
      400,
      '23514',
      `new row for relation "profiles" violates check constraint "profiles_${name}_check"`,
    );

  it('takes what the constraints take, to the last character', async () => {
    const long = `https://${'a'.repeat(2040)}`;
    for (const body of [
      { display_name: 'B'.repeat(80) },
      { display_name: null },
      { avatar_url: long },
      { avatar_url: null },
    ]) {
      expect(await patch(body)).toEqual([204, undefined]);
    }
    expect(await patch({ display_name: 'B'.repeat(81) })).toEqual(check('display_name'));
    for (const avatar_url of [`${long}a`, 'http://x.test/', 'see https://x.test/', '']) {
      expect(await patch({ avatar_url })).toEqual(check('avatar_url'));
    }
    // A row that is not touched breaks nothing.
    expect(await patch({ avatar_url: 'x' }, mine, parent)).toEqual([204, undefined]);
  });

  it('gives back what was changed to whoever asks for it', async () => {
    const headers = { prefer: 'return=representation,count=exact' };
    const body = { display_name: 'Len' };
    expect(await withRange(mine, { as: student, body, headers })).toEqual([
      200,
      [{ ...profileRow(student), display_name: 'Len' }],
      '0-0/1',
    ]);
    expect(await ask(mine, { as: student, body, headers: { prefer: 'return=minimal' } })).toEqual([
      204,
      undefined,
    ]);
  });

  it('refuses every other change', async () => {
    const denied = (table: string) =>
      database(403, '42501', `permission denied for table ${table}`);
    expect(await patch({ display_name: 'B', role: 'admin' })).toEqual(denied('profiles'));
    expect(await patch({ display_name: 'B', surname: 'B' })).toEqual(
      database(
        400,
        'PGRST204',
        "Could not find the 'surname' column of 'profiles' in the schema cache",
      ),
    );
    expect(await patch({ display_name: 'B' }, `PATCH ${profiles}`)).toEqual(
      database(400, '21000', 'UPDATE requires a WHERE clause'),
    );
    const roles = '/rest/v1/account_roles';
    expect(await patch({ role: 'admin' }, `PATCH ${roles}?user_id=eq.${student.id}`)).toEqual(
      denied('account_roles'),
    );
    // No column at all may be changed, so none is, and no constraint is asked.
    expect(await patch({}, `PATCH ${roles}?user_id=eq.${student.id}`)).toEqual([204, undefined]);
    expect(await ask(`POST ${profiles}`, { as: admin, body: {} })).toEqual(denied('profiles'));
    expect(await ask(`DELETE ${profiles}`, { as: admin })).toEqual(denied('profiles'));
    await expect(ask(`PUT ${profiles}`, { as: admin, body: {} })).rejects.toThrow();
  });

  it('has no procedure', async () => {
    const none = (details: string, message: string) =>
      database(
        404,
        'PGRST202',
        `Could not find the function public.enrol${message} in the schema cache`,
        `Searched for the function public.enrol ${details}, but no matches were found in the schema cache.`,
      );
    const parameters = 'with parameters at, course or with a single unnamed json/jsonb parameter';
    const rpc = '/rest/v1/rpc/enrol';
    expect(await ask(`POST ${rpc}`, { body: {} })).toEqual(
      none('without parameters', ' without parameters'),
    );
    expect(await ask(`POST ${rpc}`, { body: { course: 1, at: 2 } })).toEqual(
      none(parameters, '(at, course)'),
    );
    expect(await ask(`GET ${rpc}?course=1&at=2`)).toEqual(none(parameters, '(at, course)'));
  });
});

describe('functions and files', () => {
  const said = (statusCode: string, code: string, error: string, message: string) => [
    400,
    { statusCode, code, error, message },
  ];
  const noBucket = said('404', 'NoSuchBucket', 'Bucket not found', 'Bucket not found');
  const noObject = said('404', 'NoSuchKey', 'not_found', 'Object not found');

  it('there is no function', async () => {
    expect(await ask('POST /functions/v1/receipt')).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'Requested function was not found' },
    ]);
  });

  it.each([
    ['GET /bucket', [200, []]],
    [
      'POST /bucket',
      said('403', 'AccessDenied', 'Unauthorized', 'new row violates row-level security policy'),
    ],
    ['GET /bucket/b', noBucket],
    ['PUT /bucket/b', noBucket],
    ['POST /bucket/b/empty', noBucket],
    ['POST /object/list/b', [200, []]],
    ['POST /object/list-v2/b', [200, { hasNext: false, folders: [], objects: [] }]],
    ['POST /object/move', noObject],
    ['POST /object/copy', noObject],
    ['POST /object/sign/b', [200, []]],
    ['POST /object/sign/b/a.png', noObject],
    ['POST /object/upload/sign/b/a.png', noBucket],
    ['PUT /object/upload/sign/b/a.png', noBucket],
    ['DELETE /object/b', [200, []]],
    ['GET /object/public/b/a.png', noBucket],
    ['GET /render/image/public/b/a.png', noBucket],
    ['GET /object/b/a.png', noObject],
    ['POST /object/b/a.png', noBucket],
    ['PUT /object/b/a.png', noBucket],
  ])('%s', async (line, expected) => {
    expect(await ask(line.replace(' ', ' /storage/v1'))).toEqual(expected);
  });
});

describe('scenarios', () => {
  afterEach(() => vi.useRealTimers());

  const play = (name: keyof typeof scenarios) => server.use(...scenarios[name]);
  const services = {
    auth: 'GET /auth/v1/user',
    data: 'GET /rest/v1/profiles',
    functions: 'POST /functions/v1/receipt',
    files: 'GET /storage/v1/bucket',
  };
  const as = student;
  const all = () => Promise.all(Object.values(services).map((line) => ask(line, { as })));
  const error500 = refusal(500, 'unexpected_failure', 'Internal Server Error');
  const plain500 = [500, { message: 'Internal Server Error' }];

  it('serverError', async () => {
    play('serverError');
    expect(await all()).toEqual([
      error500,
      plain500,
      plain500,
      [
        500,
        {
          statusCode: '500',
          code: 'InternalError',
          error: 'Internal',
          message: 'Internal Server Error',
        },
      ],
    ]);
  });

  it('offline', async () => {
    play('offline');
    for (const line of Object.values(services)) {
      await expect(ask(line, { as })).rejects.toThrow();
    }
  });

  it('unavailable', async () => {
    play('unavailable');
    const page = [503, '<h1>Service Unavailable</h1>'];
    expect(await all()).toEqual([page, page, page, page]);
    expect((await send(services.data)).headers.get('retry-after')).toBe('30');
  });

  it('malformedResponse', async () => {
    play('malformedResponse');
    const page = [200, '<!doctype html><title>Log on</title>'];
    expect(await all()).toEqual([page, page, page, page]);
  });

  it('rateLimited', async () => {
    play('rateLimited');
    const response = await send(services.auth, { as });
    expect([response.headers.get('retry-after'), ...(await read(response))]).toEqual([
      '60',
      ...refusal(
        429,
        'over_email_send_rate_limit',
        'For security purposes, you can only request this after 60 seconds.',
      ),
    ]);
    expect((await ask(services.data, { as }))[0]).toBe(200);
  });

  it.each([
    [
      'linkExpired',
      'POST /auth/v1/verify',
      refusal(403, 'otp_expired', 'Email link is invalid or has expired'),
    ],
    [
      'linkExpired',
      'GET /auth/v1/user',
      refusal(403, 'bad_jwt', 'invalid JWT: token has invalid claims: token is expired'),
    ],
    ['refused', 'POST /auth/v1/otp', refusal(400, 'otp_disabled', 'Signups not allowed for otp')],
    [
      'refused',
      'POST /auth/v1/signup',
      refusal(400, 'user_already_exists', 'User already registered'),
    ],
    [
      'refused',
      'POST /auth/v1/token',
      refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
    ],
    [
      'alreadyUsed',
      'POST /auth/v1/token',
      refusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
    ],
    ['profileFails', services.data, database(500, 'XX000', 'Internal Server Error')],
    [
      'signOutFails',
      'POST /auth/v1/logout',
      refusal(500, 'unexpected_failure', 'Error logging out user'),
    ],
    ['relayError', services.functions, [502, 'Relay error']],
    [
      'fileTooLarge',
      'POST /storage/v1/object/b/a.png',
      [
        400,
        {
          statusCode: '413',
          code: 'EntityTooLarge',
          error: 'Payload too large',
          message: 'The object exceeded the maximum allowed size',
        },
      ],
    ],
  ] as const)('%s: %s', async (name, line, expected) => {
    play(name);
    expect(await ask(line, { as })).toEqual(expected);
  });

  it('relayError is told by a header', async () => {
    play('relayError');
    expect((await send(services.functions)).headers.get('x-relay-error')).toBe('true');
  });

  /** Whether an answer has come by the time that everything ready has run. */
  async function answered(request: Promise<unknown>): Promise<boolean> {
    let done = false;
    request.then(
      () => (done = true),
      () => (done = true),
    );
    for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    return done;
  }

  it('silent and profileSilent never answer', async () => {
    play('profileSilent');
    expect(await answered(ask(services.data, { as }))).toBe(false);
    expect(await answered(ask(services.auth, { as }))).toBe(true);
    play('noResponse');
    const silence = Object.values(services).map((line) => answered(ask(line, { as })));
    expect(await Promise.all(silence)).toEqual([false, false, false, false]);
  });

  it('slow answers after five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    play('slow');
    const request = ask(services.files);
    expect(await answered(request)).toBe(false);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(await answered(request)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await request).toEqual([200, []]);
  });
});
