import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import {
  accessTokenOf,
  profileOf,
  refreshTokenOf,
  sessionOf,
} from '../../mocks/fixtures/sessions.ts';
import { server } from '../../mocks/node.ts';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { parseProfile } from '../../src/domain/profile.ts';
import { roles } from '../../src/domain/roles.ts';
import { isWellFormedToken, parseTokenResponse } from '../../src/domain/session.ts';

const auth = 'http://site.test/auth/v1';
const rest = 'http://site.test/rest/v1';
const { admin, student, parent } = people;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Status and JSON body; `undefined` for an empty one. */
async function call(url: string, init: RequestInit = {}): Promise<[number, unknown]> {
  const response = await fetch(url, init);
  const text = await response.text();
  return [response.status, text === '' ? undefined : (JSON.parse(text) as unknown)];
}

function post(path: string, body: unknown = {}): Promise<[number, unknown]> {
  return call(auth + path, { method: 'POST', body: JSON.stringify(body) });
}

function as(token: string): { headers: Record<string, string> } {
  return { headers: { authorization: `Bearer ${token}` } };
}

function refusal(code: number, error_code: string, msg: string): [number, unknown] {
  return [code, { code, error_code, msg }];
}

describe('the service worker beside Storybook', () => {
  it('is the one of the installed msw', async () => {
    const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(await read('.storybook/public/mockServiceWorker.js')).toBe(
      await read('node_modules/msw/lib/mockServiceWorker.js'),
    );
  });
});

describe('people', () => {
  it('are one for each role, with tokens in the shape of tokens', () => {
    for (const role of roles) {
      expect(people[role].role).toBe(role);
      expect(isWellFormedToken(accessTokenOf(people[role]))).toBe(true);
    }
  });
});

describe('auth', () => {
  it('makes an account without a session', async () => {
    const [status, user] = await post('/signup', {
      email: 'new@tallygrove.test',
      password: 'ringbyring',
      data: { display_name: 'New' },
    });
    expect(status).toBe(200);
    expect(user).toMatchObject({
      email: 'new@tallygrove.test',
      user_metadata: { display_name: 'New' },
    });
    expect(user).not.toHaveProperty('access_token');
  });

  it('refuses what the service refuses at sign-up', async () => {
    expect(await post('/signup', { email: 'new@', password: 'ringbyring' })).toEqual(
      refusal(400, 'email_address_invalid', 'Email address "new@" is invalid'),
    );
    expect(await post('/signup', { email: 'new@tallygrove.test', password: 'ring' })).toEqual(
      refusal(422, 'weak_password', 'Password should be at least 6 characters.'),
    );
    expect(await post('/signup', { email: student.email, password: 'ringbyring' })).toEqual(
      refusal(422, 'user_already_exists', 'User already registered'),
    );
  });

  it('sends a link to any address, known or not', async () => {
    expect(await post('/otp', { email: 'nobody@tallygrove.test' })).toEqual([200, {}]);
    expect(await post('/otp', { email: student.email })).toEqual([200, {}]);
  });

  it('refreshes a session with its own token and no other', async () => {
    const [status, body] = await post('/token?grant_type=refresh_token', {
      refresh_token: refreshTokenOf(student),
    });
    expect([status, parseTokenResponse(body, 0)]).toEqual([200, sessionOf(student)]);
    expect(await post('/token?grant_type=refresh_token', { refresh_token: 'spent' })).toEqual(
      refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
    );
    expect(await post('/token?grant_type=password')).toEqual(
      refusal(400, 'invalid_credentials', 'Invalid login credentials'),
    );
    expect(await post('/token')).toEqual(refusal(400, 'invalid_request', 'unsupported_grant_type'));
  });

  it('verifies a known link and no other', async () => {
    const [status, body] = await post('/verify', { token_hash: refreshTokenOf(parent) });
    expect([status, parseTokenResponse(body, 0)]).toEqual([200, sessionOf(parent)]);
    expect(await post('/verify', { token_hash: 'spent' })).toEqual(
      refusal(403, 'otp_expired', 'Email link is invalid or has expired'),
    );
  });

  it.each([
    ['GET', '/user'],
    ['PUT', '/user'],
    ['POST', '/logout'],
  ])('asks who sends %s %s', async (method, path) => {
    expect(await call(auth + path, { method })).toEqual(
      refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
    );
    expect(await call(auth + path, { method, ...as('a.forged.token') })).toEqual(
      refusal(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature'),
    );
  });

  it('answers the person', async () => {
    const token = as(accessTokenOf(student));
    const [status, user] = await call(`${auth}/user`, token);
    expect([status, user]).toEqual([200, expect.objectContaining({ id: student.id })]);
    expect(
      await call(`${auth}/user`, { ...token, method: 'PUT', body: '{"password":"ring"}' }),
    ).toEqual(refusal(422, 'weak_password', 'Password should be at least 6 characters.'));
    expect(await call(`${auth}/logout`, { ...token, method: 'POST' })).toEqual([204, undefined]);
  });
});

describe('profiles', () => {
  function profile(token: string, id: string): Promise<[number, unknown]> {
    return call(`${rest}/profiles?select=*&id=eq.${id}`, {
      headers: { ...as(token).headers, accept: 'application/vnd.pgrst.object+json' },
    });
  }

  it('shows each person their own', async () => {
    for (const role of roles) {
      const [status, row] = await profile(accessTokenOf(people[role]), people[role].id);
      expect([status, parseProfile(row)]).toEqual([200, profileOf(people[role])]);
    }
  });

  it('hides all others, but not from an admin', async () => {
    expect(await profile(accessTokenOf(student), parent.id)).toEqual([
      406,
      {
        code: 'PGRST116',
        details: 'The result contains 0 rows',
        hint: null,
        message: 'Cannot coerce the result to a single JSON object',
      },
    ]);
    expect((await profile(accessTokenOf(admin), parent.id))[0]).toBe(200);
  });

  it('shows nothing to the public key, and refuses forged tokens and none at all', async () => {
    expect(await call(`${rest}/profiles`, as('sb_publishable_key'))).toEqual([200, []]);
    expect((await call(`${rest}/profiles`, as('a.forged.token')))[0]).toBe(401);
    expect((await call(`${rest}/profiles`))[0]).toBe(401);
  });
});

describe('scenarios', () => {
  const otp = () => post('/otp', { email: student.email });

  it.each([
    ['rateLimited', 429, 'over_email_send_rate_limit'],
    ['refused', 400, 'otp_disabled'],
    ['serverError', 500, 'unexpected_failure'],
  ] as const)('%s', async (name, status, error_code) => {
    server.use(...scenarios[name]);
    expect(await otp()).toEqual([status, expect.objectContaining({ error_code })]);
  });

  it('rateLimited says when to come back', async () => {
    server.use(...scenarios.rateLimited);
    const response = await fetch(`${auth}/otp`, { method: 'POST' });
    expect(response.headers.get('retry-after')).toBe('60');
  });

  it('offline answers nothing', async () => {
    server.use(...scenarios.offline);
    await expect(otp()).rejects.toThrow(TypeError);
  });

  it('rubbish is no JSON', async () => {
    server.use(...scenarios.rubbish);
    await expect(otp()).rejects.toThrow(SyntaxError);
  });

  it('linkExpired spends every link', async () => {
    server.use(...scenarios.linkExpired);
    expect((await post('/verify', { token_hash: refreshTokenOf(parent) }))[0]).toBe(403);
    expect((await call(`${auth}/user`, as(accessTokenOf(parent))))[0]).toBe(403);
  });

  it('a request that nobody handles fails', async () => {
    await expect(fetch('http://site.test/elsewhere')).rejects.toThrow();
  });
});
