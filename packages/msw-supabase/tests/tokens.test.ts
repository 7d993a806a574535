import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSessionOf, readAccessToken } from '../src/index.ts';
import {
  accessTokenOf,
  clientOf,
  createTestClient,
  mockServices,
  people,
  supabase,
} from './support.ts';

const { lena } = people;
const START = Date.UTC(2026, 0, 5, 9);

mockServices();
beforeEach(() => {
  // The client has a clock of its own.
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  supabase.clock.hold(START);
  supabase.database.define('courses', { columns: { id: { type: 'int8' } } });
});
afterEach(() => {
  vi.useRealTimers();
});

function later(seconds: number): void {
  supabase.clock.advance(seconds * 1000);
  vi.setSystemTime(supabase.clock.now());
}
const first = openSessionOf(lena).refresh_token;

/** Exchanges a refresh token in a new client. */
async function refresh(refresh_token: string): Promise<string> {
  const { data, error } = await createTestClient().auth.refreshSession({ refresh_token });
  return error?.code ?? data.session?.refresh_token ?? 'nothing';
}

describe('an access token', () => {
  it('contains user, expiry, session and authentication method', async () => {
    const { data } = await (await clientOf(lena)).auth.getSession();
    expect(readAccessToken(data.session?.access_token ?? '')).toEqual({
      iss: 'http://localhost/auth/v1',
      sub: lena.id,
      role: 'authenticated',
      aud: 'authenticated',
      email: lena.email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: lena.user_metadata,
      is_anonymous: false,
      iat: START / 1000,
      exp: START / 1000 + 3600,
      session_id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: START / 1000 }],
    });
    expect(data.session?.expires_at).toBe(START / 1000 + 3600);
  });

  it('expires after an hour for data and the account; a story’s pinned one does not', async () => {
    const client = createTestClient();
    const token = accessTokenOf(lena, START);
    const read = async () => {
      const answer = client.from('courses').select('id');
      return (await answer.setHeader('Authorization', `Bearer ${token}`)).error?.code;
    };
    later(3599);
    expect(await read()).toBeUndefined();
    later(1);
    expect([await read(), (await client.auth.getUser(token)).error?.code]).toEqual([
      'PGRST303',
      'bad_jwt',
    ]);
    const pinned = await client.auth.getUser(accessTokenOf(lena));
    expect(pinned.data.user?.id).toBe(lena.id);
  });

  it('has the second assurance level after a second factor, and keeps it', async () => {
    const { auth } = await clientOf(lena);
    const { data: factor } = await auth.mfa.enroll({ factorType: 'totp' });
    const given = { factorId: factor?.id ?? '', code: '123456' };
    expect((await auth.mfa.challengeAndVerify(given)).error).toBeNull();
    await auth.refreshSession();
    const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data?.currentLevel).toBe('aal2');
    expect(data?.currentAuthenticationMethods).toMatchObject([
      { method: 'totp' },
      { method: 'password' },
    ]);
  });

  it.each([
    ['local', ['ended', 'open', 'open']],
    ['others', ['open', 'ended', 'open']],
    ['global', ['ended', 'ended', 'open']],
  ] as const)('scope %s ends its own, the other and a third person’s: %j', async (scope, after) => {
    const clients = await Promise.all([lena, lena, people.priya].map(clientOf));
    const tokens = await Promise.all(
      clients.map(async ({ auth }) => (await auth.getSession()).data.session?.access_token ?? ''),
    );
    await clients[0]?.auth.signOut({ scope });
    const states = tokens.map(async (token) =>
      (await createTestClient().auth.getUser(token)).error === null ? 'open' : 'ended',
    );
    expect(await Promise.all(states)).toEqual(after);
  });
});

describe('a refresh token', () => {
  it('is exchanged for another; the same one while that is unused', async () => {
    const second = await refresh(first);
    expect(second).toMatch(/^mocked-\d{5}$/);
    later(3600);
    expect(await refresh(first)).toBe(second);
    expect([first, second]).not.toContain(await refresh(second));
  });

  it.each([
    [10, /^mocked-\d{5}$/],
    [10.001, /^refresh_token_already_used$/],
  ])('of a used successor, again after %d s: %s', async (seconds, outcome) => {
    const third = await refresh(await refresh(first));
    later(seconds);
    expect(await refresh(first)).toMatch(outcome);
    later(11);
    // As if it were stolen, the session ends with all of its tokens.
    if (seconds > 10) expect(await refresh(third)).toBe('refresh_token_already_used');
  });

  it('is refused without an owner, and after its session', async () => {
    expect(await refresh('invented')).toBe('refresh_token_not_found');
    const { auth } = await clientOf(lena);
    const token = (await auth.getSession()).data.session?.refresh_token ?? '';
    await auth.signOut({ scope: 'local' });
    expect(await refresh(token)).toBe('refresh_token_not_found');
  });
});
