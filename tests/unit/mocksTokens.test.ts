import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FACTOR_CODE, factorIdOf } from '../../mocks/fixtures/credentials.ts';
import { people } from '../../mocks/fixtures/people.ts';
import {
  accessTokenOf,
  claimsOf,
  refreshTokenOf,
  sessionOf,
} from '../../mocks/fixtures/sessions.ts';
import { clientOf, createTestClient, mockServices } from '../support/mockedServices.ts';

const { student } = people;
const START = Date.UTC(2026, 0, 5, 9);

mockServices();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const first = refreshTokenOf(student);

/** Exchanges a refresh token in a new client. */
async function refresh(refresh_token: string): Promise<string> {
  const { data, error } = await createTestClient().auth.refreshSession({ refresh_token });
  return error?.code ?? data.session?.refresh_token ?? 'nothing';
}

describe('an access token', () => {
  it('contains user, expiry, session and authentication method', async () => {
    const { data } = await (await clientOf(student)).auth.getSession();
    expect(claimsOf(data.session?.access_token ?? '')).toEqual({
      sub: student.id,
      role: 'authenticated',
      aud: 'authenticated',
      email: student.email,
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
    const token = accessTokenOf(student, START);
    const read = async () => {
      const answer = client.from('profiles').select('id');
      return (await answer.setHeader('Authorization', `Bearer ${token}`)).error?.code;
    };
    later(3599);
    expect(await read()).toBeUndefined();
    later(1);
    expect([await read(), (await client.auth.getUser(token)).error?.code]).toEqual([
      'PGRST303',
      'bad_jwt',
    ]);
    const pinned = await client.auth.getUser(sessionOf(student).accessToken);
    expect(pinned.data.user?.id).toBe(student.id);
  });

  it('has the second assurance level after a second factor, and keeps it', async () => {
    const { auth } = await clientOf(student);
    const factor = { factorId: factorIdOf(student), code: FACTOR_CODE };
    expect((await auth.mfa.challengeAndVerify(factor)).error).toBeNull();
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
    const clients = await Promise.all([student, student, people.parent].map(clientOf));
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
    const { auth } = await clientOf(student);
    const token = (await auth.getSession()).data.session?.refresh_token ?? '';
    await auth.signOut({ scope: 'local' });
    expect(await refresh(token)).toBe('refresh_token_not_found');
  });
});
