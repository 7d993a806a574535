/**
 * Session types and arithmetic (docs/product.md P5.3, P7, P11.3). All times are milliseconds of the
 * device's clock, and expiry is computed from `expires_in` at receipt, so a wrong clock has no
 * effect.
 */

/** A stored session that expires within this margin is refreshed before use. */
export const EXPIRY_MARGIN_MS = 10_000;
/** How often a visible tab checks its session. */
export const TICK_MS = 30_000;
/** A session is refreshed when at most this many ticks remain. */
export const REFRESH_TICKS = 3;
/** How long logging out waits for the server. */
export const SIGN_OUT_TIMEOUT_MS = 1500;
/** A failed refresh is retried after this times the attempt's number. */
export const RETRY_STEP_MS = 200;
/** Retries stop this long after the first attempt. */
export const RETRY_LIMIT_MS = 30_000;

export interface SessionUser {
  id: string;
  email: string | undefined;
  /** From the sign-up metadata; the profile's name takes precedence. */
  displayName: string | undefined;
}

export interface Session {
  accessToken: string;
  refreshToken: string;
  tokenType: string;
  /** When the access token expires, in milliseconds of this device's clock. */
  expiresAt: number;
  user: SessionUser;
}

export function expiresWithinMargin(session: Session, now: number): boolean {
  return session.expiresAt - now <= EXPIRY_MARGIN_MS;
}

/** An expired access token is never sent. */
export function hasExpired(session: Session, now: number): boolean {
  return session.expiresAt <= now;
}

export function refreshIsDue(session: Session, now: number): boolean {
  return Math.floor((session.expiresAt - now) / TICK_MS) <= REFRESH_TICKS;
}

/** Returns the fields of an object; empty for anything else. */
function fieldsOf(value: unknown): Record<string, unknown> {
  return (value ?? {}) as Record<string, unknown>;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function tokenOf(value: unknown): string | undefined {
  return typeof value === 'string' && isWellFormedToken(value) ? value : undefined;
}

const isFiniteNumber = (value: unknown): value is number => Number.isFinite(value);

/** Parses the `user` object of an auth response; undefined if it is invalid. */
export function parseUser(value: unknown): SessionUser | undefined {
  const fields = fieldsOf(value);
  const id = text(fields.id);
  if (id === undefined) return undefined;
  return {
    id,
    email: text(fields.email),
    displayName: text(text(fieldsOf(fields.user_metadata).display_name)?.trim()),
  };
}

/**
 * Parses a `POST /token` response: `access_token`, `refresh_token`, `token_type`, `expires_in`
 * (seconds) and `user`. Undefined if any is missing or has the wrong type, which the session
 * statechart treats as an invalid response.
 */
export function parseTokenResponse(value: unknown, receivedAt: number): Session | undefined {
  const fields = fieldsOf(value);
  const accessToken = tokenOf(fields.access_token);
  const refreshToken = text(fields.refresh_token);
  const user = parseUser(fields.user);
  const expiresIn = fields.expires_in;
  if (accessToken === undefined || refreshToken === undefined || user === undefined)
    return undefined;
  if (typeof expiresIn !== 'number' || !(expiresIn > 0)) return undefined;
  const expiresAt = receivedAt + expiresIn * 1000;
  // Accept only what `parseStoredSession` would read back.
  if (!isFiniteNumber(expiresAt)) return undefined;
  return {
    accessToken,
    refreshToken,
    tokenType: text(fields.token_type) ?? 'bearer',
    expiresAt,
    user,
  };
}

export function serializeSession(session: Session): string {
  return JSON.stringify(session);
}

/** Parses a stored session; undefined if it is corrupt or foreign. */
export function parseStoredSession(json: string): Session | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    // Corrupt: no field is read.
  }
  const fields = fieldsOf(value);
  const userFields = fieldsOf(fields.user);
  const accessToken = tokenOf(fields.accessToken);
  const refreshToken = text(fields.refreshToken);
  const expiresAt = fields.expiresAt;
  const userId = text(userFields.id);
  if (accessToken === undefined || refreshToken === undefined || userId === undefined)
    return undefined;
  if (!isFiniteNumber(expiresAt)) return undefined;
  return {
    accessToken,
    refreshToken,
    tokenType: text(fields.tokenType) ?? 'bearer',
    expiresAt,
    user: {
      id: userId,
      email: text(userFields.email),
      displayName: text(userFields.displayName),
    },
  };
}

const threeParts = /^[^.]*\.[A-Za-z0-9_-]+\.[^.]*$/;

/**
 * Whether a token has three parts and a base64url payload (docs/product.md P7.9). Only the server
 * can verify its signature.
 */
export function isWellFormedToken(token: string): boolean {
  return threeParts.test(token);
}

/** Returns `aal`, the authenticator assurance level, from an access token's payload. */
function assuranceLevel(accessToken: string): unknown {
  const payload = accessToken.split('.')[1] ?? '';
  let claims: unknown;
  try {
    claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    // An opaque token: no level is read.
  }
  return fieldsOf(claims).aal;
}

/** Whether the same user passed a second factor between these two sessions. */
export function isSecondFactorVerified(before: Session | undefined, after: Session): boolean {
  return (
    before?.user.id === after.user.id &&
    assuranceLevel(before.accessToken) !== 'aal2' &&
    assuranceLevel(after.accessToken) === 'aal2'
  );
}
