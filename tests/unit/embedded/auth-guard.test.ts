import { describe, expect, test } from 'vitest';
import { guardAuth } from '../../../scripts/embedded-supabase/auth-guard.ts';
import { endpointsAt } from '../../../scripts/lib/access/endpoints.ts';
import { SECRET, tokenOf } from './tokens.ts';

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What is passed on, or the refusal as its client gets it. */
async function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const passed: unknown[] = [];
  const init = { method, headers, ...(body === undefined ? {} : { body }) };
  const request = new Request(`http://localhost/auth/v1/${path}`, init);
  const [endpoint] = endpointsAt(new URL(request.url).pathname, ['auth']);
  if (endpoint === undefined) throw new Error(`There is no ${path}`);
  const response = await guardAuth(request, endpoint, SECRET, async (next) => {
    const { pathname, search } = new URL(next.url);
    passed.push({
      method: next.method,
      path: pathname.slice('/auth/v1/'.length) + search,
      headers: Object.fromEntries(next.headers),
      body: await next.text(),
    });
    return new Response('answered');
  });
  if (passed.length > 0) return passed[0];
  return {
    status: response.status,
    code: response.headers.get('x-sb-error-code'),
    allow: response.headers.get('allow'),
    body: (await response.json()) as unknown,
  };
}

const refused = (status: number, code: string, msg: string, allow: string | null = null) => ({
  status,
  code,
  allow,
  body: { code: status, error_code: code, msg },
});
const JSON_TYPE = { 'content-type': 'application/json' };
const passedOn = (method: string, path: string, body = '', headers = {}) => ({
  method,
  path,
  headers,
  body,
});

const OFFERED: readonly (readonly [path: string, ...methods: string[]])[] = [
  ['signup', 'POST'],
  ['token', 'POST'],
  ['otp', 'POST'],
  ['magiclink', 'POST'],
  ['verify', 'GET', 'HEAD', 'POST'],
  ['recover', 'POST'],
  ['resend', 'POST'],
  ['authorize', 'GET'],
  ['settings', 'GET'],
  ['health', 'GET'],
  ['user', 'GET', 'PUT'],
  ['logout', 'POST'],
];

describe('a token', () => {
  const authorization = `bearer  ${tokenOf()}`;
  const passed = { authorization: `Bearer ${tokenOf()}` };

  test.each([
    ['GET', 'user'],
    ['PUT', 'user'],
    ['POST', 'logout'],
  ])('of a person reaches %s %s', async (method, path) => {
    expect(await ask(path, { method, headers: { authorization } })).toEqual(
      passedOn(method, path, '', passed),
    );
  });

  test.each(OFFERED.filter(([path]) => path !== 'user' && path !== 'logout'))(
    'does not reach %s',
    async (path, method) => {
      expect(await ask(path, { method, headers: { authorization } })).toEqual(
        passedOn(method ?? '', path),
      );
    },
  );

  test.each([
    ['token is malformed', 'Basic x'],
    ['token is malformed', 'Bearer x'],
    ['token signature is invalid: signature is invalid', `Bearer ${tokenOf({}, { key: 'x' })}`],
    ['token has invalid claims: token is expired', `Bearer ${tokenOf({ exp: 1 })}`],
    ['token has invalid claims: role is not allowed', `Bearer ${tokenOf({ role: 'anon' })}`],
  ])('is refused: %s', async (reason, header) => {
    expect(await ask('user', { headers: { authorization: header } })).toEqual(
      refused(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`),
    );
  });
});

describe('a query', () => {
  test('keeps what is known, once', async () => {
    const known = {
      apikey: 'a',
      code_challenge: 'b',
      code_challenge_method: 'c',
      grant_type: 'd',
      provider: 'e',
      redirect_to: 'f',
      scope: 'g',
      scopes: 'h',
      token: 'i',
      token_hash: 'j',
      type: 'k',
    };
    const query = new URLSearchParams(known).toString();
    const more = `x=1&${query}&type=other&token=&admin=true`;
    expect(await ask(`verify?${more}`)).toEqual(passedOn('GET', `verify?${query}`));
  });

  test('keeps what is empty', async () => {
    expect(await ask('verify?token=')).toEqual(passedOn('GET', 'verify?token='));
  });
});

describe('a body', () => {
  const TEXTS = [
    'auth_code',
    'code_challenge',
    'code_challenge_method',
    'code_verifier',
    'email',
    'password',
    'phone',
    'refresh_token',
    'scope',
    'token',
    'token_hash',
    'type',
  ];
  const OBJECTS = ['data', 'gotrue_meta_security', 'options'];
  const known = {
    ...Object.fromEntries(TEXTS.map((name) => [name, name])),
    create_user: false,
    ...Object.fromEntries(OBJECTS.map((name) => [name, { role: 'admin' }])),
  };
  const BAD = refused(400, 'bad_json', 'Could not parse request body as JSON');
  const send = (body: string, method = 'POST', path = 'signup', headers = {}) =>
    ask(path, { method, body, headers });

  test('keeps what is known, and no more', async () => {
    const more = {
      role: 'service_role',
      app_metadata: {},
      nonce: '1',
      id: 'x',
      ...known,
      email: null,
    };
    const { email: _email, ...rest } = known as Record<string, unknown>;
    const got = await send(JSON.stringify(more), 'PUT', 'user', JSON_TYPE);
    expect(got).toEqual(passedOn('PUT', 'user', expect.any(String) as never, JSON_TYPE));
    expect(JSON.parse((got as { body: string }).body)).toEqual(rest);
    expect(JSON.parse(((await send(JSON.stringify(known))) as { body: string }).body)).toEqual(
      known,
    );
  });

  test.each([...TEXTS, 'create_user', ...OBJECTS])('has no %s of another type', async (name) => {
    for (const value of [7, [], ['x'], ...(name === 'create_user' ? ['true'] : [true])]) {
      expect(await send(JSON.stringify({ [name]: value }))).toEqual(BAD);
    }
  });

  test('is passed on as JSON, whatever it was said to be', async () => {
    const headers = { 'content-type': 'text/csv', 'content-length': '99', 'x-other': '1' };
    expect(await send('{"email":"a@b.test"}', 'POST', 'otp', headers)).toEqual(
      passedOn('POST', 'otp', '{"email":"a@b.test"}', { ...JSON_TYPE, 'x-other': '1' }),
    );
  });

  test('of own properties only', async () => {
    expect(await send('{"__proto__":{"email":"a@b.test"}}')).toEqual(
      passedOn('POST', 'signup', '{}', JSON_TYPE),
    );
  });

  test.each(['null', '[]', '[{"email":"a"}]', '7', 'email=a', '{"email":"\\u0000"}'])(
    '%s is none',
    async (body) => {
      expect(await send(body)).toEqual(BAD);
      expect(await send(body, 'PUT', 'user')).toEqual(BAD);
    },
  );
});
