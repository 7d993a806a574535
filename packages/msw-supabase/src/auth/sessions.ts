import type { Clock } from '../clock.ts';
import { createAccessToken, type Claims } from './tokens.ts';
import { createUsers, userBody, type User, type UserSpec } from './users.ts';

/** How long an access token lasts, in seconds. */
export const EXPIRES_IN = 3600;
/** A refresh token may be reused for this long, by a second tab or after a lost response. */
const REUSE_INTERVAL_MS = 10_000;
/** Later than any clock set in tests or stories. */
const FAR_AWAY = Date.UTC(2100, 0, 1) / 1000;

interface RefreshToken {
  token: string;
  parent: string | undefined;
  /** When it was exchanged. */
  revokedAt: number | undefined;
}

interface StoredSession {
  id: string;
  user: User;
  aal: 'aal1' | 'aal2';
  amr: { method: string; timestamp: number }[];
  tokens: RefreshToken[];
}

const initialSessionId = ({ id }: User): string => `e${id.slice(1)}`;
const initialRefreshToken = ({ id }: User): string => `mocked-refresh-${id}`;

function claimsOf(
  user: User,
  session: Pick<Claims, 'session_id' | 'aal' | 'amr' | 'iat' | 'exp'>,
): Claims {
  return {
    iss: 'http://localhost/auth/v1',
    sub: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    is_anonymous: user.is_anonymous,
    ...session,
  };
}

/** A session as `POST /token` returns it and supabase-js stores it. */
const sessionBody = (user: User, access_token: string, refresh_token: string, iat: number) => ({
  access_token,
  refresh_token,
  token_type: 'bearer' as const,
  expires_in: EXPIRES_IN,
  expires_at: iat + EXPIRES_IN,
  user: userBody(user),
});

export type SessionBody = ReturnType<typeof sessionBody>;

/**
 * Returns the session that a project has open for each of its users from the start: store it where
 * supabase-js looks for it, and a story or a test begins signed in.
 * @param issuedAt - in milliseconds; if omitted, its access token never expires
 */
export function openSessionOf(spec: UserSpec & { id: string }, issuedAt?: number): SessionBody {
  const [user] = createUsers([spec]) as [User];
  const iat = Math.floor((issuedAt ?? 0) / 1000);
  const token = createAccessToken(
    claimsOf(user, {
      iat,
      exp: issuedAt === undefined ? FAR_AWAY : iat + EXPIRES_IN,
      session_id: initialSessionId(user),
      aal: 'aal1',
      amr: [{ method: 'otp', timestamp: iat }],
    }),
  );
  const now = issuedAt === undefined ? Math.floor(Date.now() / 1000) : iat;
  return sessionBody(user, token, initialRefreshToken(user), now);
}

/**
 * The open sessions and their tokens. A refresh exchanges its token for another; an exchanged token
 * is accepted again for ten seconds or while its successor is unused, and otherwise ends the
 * session (supabase/auth, `RefreshTokenGrant` in `internal/tokens/service.go`).
 */
export class Sessions {
  private readonly users: readonly User[];
  private readonly clock: Clock;
  private sessions: StoredSession[] = [];
  private made = 0;

  constructor(users: readonly User[], clock: Clock) {
    this.users = users;
    this.clock = clock;
  }

  /** Resets to one session per user. */
  reset(): void {
    this.sessions = this.users.map((user) => ({
      id: initialSessionId(user),
      user,
      aal: 'aal1',
      amr: [{ method: 'otp', timestamp: 0 }],
      tokens: [{ token: initialRefreshToken(user), parent: undefined, revokedAt: undefined }],
    }));
  }

  /** Starts a session; `method` is a password, a code or a provider. */
  begin(user: User, method: string): SessionBody {
    user.last_sign_in_at = this.clock.iso();
    const session: StoredSession = {
      id: crypto.randomUUID(),
      user,
      aal: 'aal1',
      amr: [{ method, timestamp: this.clock.seconds() }],
      tokens: [],
    };
    this.sessions.push(session);
    return this.issue(session, undefined);
  }

  /** Raises the session to `aal2` after a second factor. */
  stepUp(claims: Claims, method: string): SessionBody | undefined {
    const session = this.find(claims.session_id);
    if (session === undefined) return undefined;
    session.aal = 'aal2';
    session.amr = [{ method, timestamp: this.clock.seconds() }, ...session.amr];
    const active = session.tokens.at(-1);
    if (active !== undefined) active.revokedAt = this.clock.now();
    return this.issue(session, active?.token);
  }

  /** Lowers a user's sessions after a factor was removed. */
  stepDown(user: User): void {
    for (const session of this.sessions) if (session.user === user) session.aal = 'aal1';
  }

  /** @returns the next tokens, or why there are none */
  refresh(token: string): SessionBody | 'unknown' | 'alreadyUsed' {
    const session = this.sessions.find(({ tokens }) => tokens.some((one) => one.token === token));
    const given = session?.tokens.find((one) => one.token === token);
    if (session === undefined || given === undefined) return 'unknown';
    const now = this.clock.now();
    const active = session.tokens.findLast(({ revokedAt }) => revokedAt === undefined);
    if (given.revokedAt !== undefined) {
      if (active?.parent === token) return this.issue(session, undefined, active.token);
      if (now > given.revokedAt + REUSE_INTERVAL_MS) {
        for (const one of session.tokens) one.revokedAt ??= now;
        return 'alreadyUsed';
      }
    }
    for (const one of session.tokens) one.revokedAt ??= now;
    return this.issue(session, token);
  }

  /** The level of an open session; undefined once it has ended. */
  levelOf(id: string): 'aal1' | 'aal2' | undefined {
    return this.find(id)?.aal;
  }

  /** Ends a user's sessions: this one, the others, or all. */
  end(claims: Claims, scope: 'global' | 'local' | 'others'): void {
    this.sessions = this.sessions.filter(({ id, user }) => {
      if (user.id !== claims.sub) return true;
      if (scope === 'global') return false;
      return scope === 'local' ? id !== claims.session_id : id === claims.session_id;
    });
  }

  private find(id: string): StoredSession | undefined {
    return this.sessions.find((session) => session.id === id);
  }

  private issue(session: StoredSession, parent: string | undefined, again?: string): SessionBody {
    const refreshToken = again ?? `mocked-${(this.made += 1).toString().padStart(5, '0')}`;
    if (again === undefined) {
      session.tokens.push({ token: refreshToken, parent, revokedAt: undefined });
    }
    const { user, aal, amr, id } = session;
    const iat = this.clock.seconds();
    const exp = iat + EXPIRES_IN;
    const claims = claimsOf(user, { iat, exp, session_id: id, aal, amr });
    return sessionBody(user, createAccessToken(claims), refreshToken, iat);
  }
}
