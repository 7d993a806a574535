import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FACTOR_CODE, factorIdOf } from '../../mocks/fixtures/credentials.ts';
import { people } from '../../mocks/fixtures/people.ts';
import {
  accessTokenOf,
  claimsOf,
  refreshTokenOf,
  sessionOf,
} from '../../mocks/fixtures/sessions.ts';
import { isWellFormedToken } from '../../src/domain/session.ts';
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

/** Exchanges a refresh token in a new client. */
async function refresh(refresh_token: string) {
  const { data, error } = await createTestClient().auth.refreshSession({ refresh_token });
  return error?.code ?? data.session?.refresh_token ?? 'nothing';
}

describe('an access token', () => {
  it('contains user, expiry, session and authentication method', async () => {
    const { data } = await (await clientOf(student)).auth.getSession();
    const token = data.session?.access_token ?? '';
    expect(isWellFormedToken(token)).toBe(true);
    expect(claimsOf(token)).toEqual({
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

  it('expires after an hour for data, files and the account', async () => {
    const client = createTestClient();
    const bearer = `Bearer ${accessTokenOf(student, START)}`;
    const read = () => client.from('profiles').select('id').setHeader('Authorization', bearer);
    later(3599);
    expect((await read()).status).toBe(200);
    later(1);
    const { status, error } = await read();
    expect([status, error?.code, error?.message]).toEqual([401, 'PGRST303', 'JWT expired']);
    const user = await client.auth.getUser(bearer.slice(7));
    expect([user.error?.status, user.error?.code]).toEqual([403, 'bad_jwt']);
    // Sessions pinned by a story do not expire.
    expect((await client.auth.getUser(sessionOf(student).accessToken)).data.user?.id).toBe(
      student.id,
    );
  });

  it('has the second assurance level after a second factor', async () => {
    const { auth } = await clientOf(student);
    const levels = async () => {
      const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
      return [
        data?.currentLevel,
        data?.currentAuthenticationMethods.map((one) =>
          typeof one === 'string' ? one : one.method,
        ),
      ];
    };
    expect(await levels()).toEqual(['aal1', ['password']]);
    const { error } = await auth.mfa.challengeAndVerify({
      factorId: factorIdOf(student),
      code: FACTOR_CODE,
    });
    expect([error, await levels()]).toEqual([null, ['aal2', ['totp', 'password']]]);
    await auth.refreshSession();
    expect(await levels()).toEqual(['aal2', ['totp', 'password']]);
  });

  it('ends with its own session only', async () => {
    const [one, other] = [await clientOf(student), await clientOf(student)];
    const tokens = await Promise.all(
      [one, other].map(async ({ auth }) => (await auth.getSession()).data.session),
    );
    const codes = async () =>
      Promise.all(
        tokens.map(async (session) => {
          const { error } = await createTestClient().auth.getUser(session?.access_token ?? '');
          return error?.name ?? 'ok';
        }),
      );
    await one.auth.signOut({ scope: 'local' });
    expect(await codes()).toEqual(['AuthSessionMissingError', 'ok']);
    expect(await refresh(tokens[0]?.refresh_token ?? '')).toBe('refresh_token_not_found');
    await other.auth.signOut();
    expect(await codes()).toEqual(['AuthSessionMissingError', 'AuthSessionMissingError']);
  });
});

describe('a refresh token', () => {
  it('is exchanged for another', async () => {
    const second = await refresh(refreshTokenOf(student));
    const third = await refresh(second);
    expect(new Set([refreshTokenOf(student), second, third]).size).toBe(3);
    expect(third).toMatch(/^mocked-\d{5}$/);
  });

  it('returns the same successor while that is unused', async () => {
    const second = await refresh(refreshTokenOf(student));
    later(3600);
    expect(await refresh(refreshTokenOf(student))).toBe(second);
  });

  it('is accepted again for ten seconds, for a second tab', async () => {
    await refresh(await refresh(refreshTokenOf(student)));
    later(10);
    expect(await refresh(refreshTokenOf(student))).toMatch(/^mocked-\d{5}$/);
  });

  it('ends the session when it is used again after that, as if stolen', async () => {
    const third = await refresh(await refresh(refreshTokenOf(student)));
    later(10.001);
    expect(await refresh(refreshTokenOf(student))).toBe('refresh_token_already_used');
    later(11);
    expect(await refresh(third)).toBe('refresh_token_already_used');
  });

  it('is refused without an owner', async () => {
    expect(await refresh('invented')).toBe('refresh_token_not_found');
  });
});
