import { iso, seconds } from '../time.ts';
import { createToken, readToken } from './tokens.ts';
import { createUser, userBody, type User, type UserSpec } from './users.ts';

/** How long an access token lasts, in seconds. */
export const EXPIRES_IN = 3600;
/** A refresh token may be reused for this long, by a second tab or after a lost response. */
const REUSE_INTERVAL_MS = 10_000;
/** Later than any clock set in tests or stories. */
const FAR_AWAY = Date.UTC(2100, 0, 1) / 1000;

/** How many tokens were made: a reset does not hand out one again. */
let made = 0;

export interface StoredSession {
  readonly id: string;
  readonly user: User;
  /** How it began. */
  readonly amr: readonly { method: string; timestamp: number }[];
  /** Its refresh tokens, each with the one that it replaced, and when it was exchanged itself. */
  readonly tokens: { token: string; parent?: string | undefined; revokedAt?: number }[];
}

/** The part of a project that this changes. */
interface Open {
  sessions: StoredSession[];
}

/** The session that a user has from the start. */
export const initialSession = (user: User, timestamp = 0): StoredSession => ({
  id: `e${user.id.slice(1)}`,
  user,
  amr: [{ method: 'otp', timestamp }],
  tokens: [{ token: `mocked-refresh-${user.id}` }],
});

/** The claims of an access token (supabase/auth, `tokens/service.go`). Times are in seconds. */
const claimsOf = ({ id: session_id, user, amr }: StoredSession, iat: number, exp: number) => ({
  iss: 'http://localhost/auth/v1',
  sub: user.id,
  aud: user.aud,
  role: user.role,
  email: user.email,
  phone: user.phone,
  app_metadata: user.app_metadata,
  user_metadata: user.user_metadata,
  is_anonymous: user.is_anonymous,
  iat,
  exp,
  session_id,
  aal: 'aal1',
  amr,
});

export type Claims = ReturnType<typeof claimsOf>;

/** Reads the claims of an access token of this package; undefined for any other token. */
export const readAccessToken = (token: string) => readToken(token) as Claims | undefined;

/** A session as `POST /token` returns it and supabase-js stores it. */
const bodyOf = (
  session: StoredSession,
  refresh_token = '',
  iat = seconds(),
  exp = iat + EXPIRES_IN,
) => ({
  access_token: createToken(claimsOf(session, iat, exp)),
  refresh_token,
  token_type: 'bearer' as const,
  expires_in: EXPIRES_IN,
  expires_at: iat + EXPIRES_IN,
  user: userBody(session.user),
});

export type SessionBody = ReturnType<typeof bodyOf>;

/**
 * Returns the session that a project has open for each of its users from the start: store it where
 * supabase-js looks for it, and a story or a test begins signed in.
 * @param issuedAt - in milliseconds; if omitted, its access token never expires
 */
export function openSessionOf(spec: UserSpec & { id: string }, issuedAt?: number): SessionBody {
  const iat = Math.floor((issuedAt ?? 0) / 1000);
  const session = initialSession(createUser(spec), iat);
  const token = session.tokens[0]?.token;
  if (issuedAt !== undefined) return bodyOf(session, token, iat);
  return { ...bodyOf(session, token, iat, FAR_AWAY), expires_at: seconds() + EXPIRES_IN };
}

function revoke({ tokens }: StoredSession): void {
  for (const one of tokens) one.revokedAt ??= Date.now();
}

function issue(session: StoredSession, parent?: string): SessionBody {
  const token = `mocked-${(made += 1).toString().padStart(5, '0')}`;
  revoke(session);
  session.tokens.push({ token, parent });
  return bodyOf(session, token);
}

/** Starts a session; `method` is a password, a code or a provider. */
export function begin({ sessions }: Open, user: User, method: string): SessionBody {
  user.last_sign_in_at = iso();
  const amr = [{ method, timestamp: seconds() }];
  const id = crypto.randomUUID();
  const session: StoredSession = { id, user, amr, tokens: [] };
  sessions.push(session);
  return issue(session);
}

/**
 * Exchanges a refresh token for another. An exchanged one is accepted again for ten seconds or while
 * its successor is unused, and otherwise ends the session (supabase/auth, `RefreshTokenGrant` in
 * `internal/tokens/service.go`).
 * @returns the next tokens, or why there are none
 */
export function refresh({ sessions }: Open, token: string): SessionBody | 'unknown' | 'used' {
  const session = sessions.find(({ tokens }) => tokens.some((one) => one.token === token));
  if (session === undefined) return 'unknown';
  const revokedAt = session.tokens.find((one) => one.token === token)?.revokedAt;
  if (revokedAt === undefined) return issue(session, token);
  const active = session.tokens.findLast((one) => one.revokedAt === undefined);
  if (active?.parent === token) return bodyOf(session, active.token);
  if (Date.now() <= revokedAt + REUSE_INTERVAL_MS) return issue(session, token);
  revoke(session);
  return 'used';
}

/** Ends a user's sessions: this one, the others, or all. */
export function end(project: Open, own: StoredSession, scope: 'global' | 'local' | 'others') {
  project.sessions = project.sessions.filter((session) => {
    if (session.user !== own.user || scope === 'global') return session.user !== own.user;
    return (session === own) === (scope === 'others');
  });
}
