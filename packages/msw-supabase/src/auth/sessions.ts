import { claimsOf, createAccessToken } from './tokens.ts';
import { createUser, userBody, type User, type UserSpec } from './users.ts';
import { iso, seconds } from '../time.ts';

/** How long an access token lasts, in seconds. */
export const EXPIRES_IN = 3600;
/** A refresh token may be reused for this long, by a second tab or after a lost response. */
const REUSE_INTERVAL_MS = 10_000;
/** Later than any clock set in tests or stories. */
const FAR_AWAY = Date.UTC(2100, 0, 1) / 1000;

/** How many tokens were made: a reset does not hand out one again. */
let made = 0;

interface RefreshToken {
  token: string;
  parent?: string | undefined;
  /** When it was exchanged. */
  revokedAt?: number;
}

export interface StoredSession {
  readonly id: string;
  readonly user: User;
  aal: 'aal1' | 'aal2';
  amr: { method: string; timestamp: number }[];
  readonly tokens: RefreshToken[];
}

/** The session that a user has from the start. */
const initialSession = (user: User, timestamp: number): StoredSession => ({
  id: `e${user.id.slice(1)}`,
  user,
  aal: 'aal1',
  amr: [{ method: 'otp', timestamp }],
  tokens: [{ token: `mocked-refresh-${user.id}` }],
});

/** A session as `POST /token` returns it and supabase-js stores it. */
function bodyOf(
  session: StoredSession,
  refresh_token: string,
  iat = seconds(),
  exp = iat + EXPIRES_IN,
) {
  const { id: session_id, user, aal, amr } = session;
  return {
    access_token: createAccessToken(claimsOf(user, { iat, exp, session_id, aal, amr })),
    refresh_token,
    token_type: 'bearer' as const,
    expires_in: EXPIRES_IN,
    expires_at: iat + EXPIRES_IN,
    user: userBody(user),
  };
}

export type SessionBody = ReturnType<typeof bodyOf>;

/**
 * Returns the session that a project has open for each of its users from the start: store it where
 * supabase-js looks for it, and a story or a test begins signed in.
 * @param issuedAt - in milliseconds; if omitted, its access token never expires
 */
export function openSessionOf(spec: UserSpec & { id: string }, issuedAt?: number): SessionBody {
  const iat = Math.floor((issuedAt ?? 0) / 1000);
  const session = initialSession(createUser(spec), iat);
  const [{ token }] = session.tokens as [RefreshToken];
  if (issuedAt !== undefined) return bodyOf(session, token, iat);
  const expires_at = seconds() + EXPIRES_IN;
  return { ...bodyOf(session, token, iat, FAR_AWAY), expires_at };
}

/**
 * The open sessions and their tokens. A refresh exchanges its token for another; an exchanged token
 * is accepted again for ten seconds or while its successor is unused, and otherwise ends the
 * session (supabase/auth, `RefreshTokenGrant` in `internal/tokens/service.go`).
 */
export class Sessions {
  private sessions: StoredSession[] = [];

  /** Opens one session for each user, and no other. */
  open(users: readonly User[]): void {
    this.sessions = users.map((user) => initialSession(user, 0));
  }

  find(id: string): StoredSession | undefined {
    return this.sessions.find((session) => session.id === id);
  }

  /** Starts a session; `method` is a password, a code or a provider. */
  begin(user: User, method: string): SessionBody {
    user.last_sign_in_at = iso();
    const amr = [{ method, timestamp: seconds() }];
    const id = crypto.randomUUID();
    const session: StoredSession = { id, user, aal: 'aal1', amr, tokens: [] };
    this.sessions.push(session);
    return this.issue(session);
  }

  /** Raises the session to `aal2` after a second factor. */
  stepUp(session: StoredSession, method: string): SessionBody {
    session.aal = 'aal2';
    session.amr.unshift({ method, timestamp: seconds() });
    return this.issue(session, session.tokens.at(-1)?.token);
  }

  /** Lowers a user's sessions after a factor was removed. */
  stepDown(user: User): void {
    for (const session of this.sessions) if (session.user === user) session.aal = 'aal1';
  }

  /** @returns the next tokens, or why there are none */
  refresh(token: string): SessionBody | 'unknown' | 'alreadyUsed' {
    const session = this.sessions.find(({ tokens }) => tokens.some((one) => one.token === token));
    if (session === undefined) return 'unknown';
    const revokedAt = session.tokens.find((one) => one.token === token)?.revokedAt;
    if (revokedAt !== undefined) {
      const active = session.tokens.findLast((one) => one.revokedAt === undefined);
      if (active?.parent === token) return bodyOf(session, active.token);
      if (Date.now() > revokedAt + REUSE_INTERVAL_MS) {
        this.revoke(session);
        return 'alreadyUsed';
      }
    }
    return this.issue(session, token);
  }

  /** Ends a user's sessions: this one, the others, or all. */
  end(own: StoredSession, scope: 'global' | 'local' | 'others'): void {
    this.sessions = this.sessions.filter((session) => {
      if (session.user !== own.user || scope === 'global') return session.user !== own.user;
      return (session === own) === (scope === 'others');
    });
  }

  private revoke({ tokens }: StoredSession): void {
    for (const one of tokens) one.revokedAt ??= Date.now();
  }

  private issue(session: StoredSession, parent?: string): SessionBody {
    const token = `mocked-${(made += 1).toString().padStart(5, '0')}`;
    this.revoke(session);
    session.tokens.push({ token, parent });
    return bodyOf(session, token);
  }
}
