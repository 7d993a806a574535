/**
 * The session's arithmetic and shapes (docs/product.md P5.3, P7, P11.3). Times are milliseconds
 * of the device's own clock: a token's end is measured by `expires_in` from the moment of receipt,
 * so a device clock that is an hour wrong changes nothing.
 */

/** Before a session is used at start it is refreshed when it ends within this margin. */
export const EXPIRY_MARGIN_MS = 10_000;
/** How often a visible tab looks at its session. */
export const TICK_MS = 30_000;
/** A session is refreshed when this many ticks, or fewer, remain. */
export const REFRESH_TICKS = 3;
/** Somebody who logs out waits at most this long for the server to know of it. */
export const SIGN_OUT_PATIENCE_MS = 1500;
/** A failed refresh waits this long times the attempt's number. */
export const RETRY_STEP_MS = 200;
/** No more retries once this much time has gone since the first attempt. */
export const RETRY_LIMIT_MS = 30_000;

export interface SessionUser {
  id: string;
  email: string | undefined;
  /** From the sign-up metadata; the profile's own name goes before it. */
  displayName: string | undefined;
}

export interface Session {
  accessToken: string;
  refreshToken: string;
  tokenType: string;
  /** When the access token ends, in milliseconds of this device's clock. */
  expiresAt: number;
  user: SessionUser;
}

export function expiresWithinMargin(session: Session, now: number): boolean {
  return session.expiresAt - now <= EXPIRY_MARGIN_MS;
}

/** An access token that has ended is never sent for data. */
export function hasExpired(session: Session, now: number): boolean {
  return session.expiresAt <= now;
}

export function refreshIsDue(session: Session, now: number): boolean {
  return Math.floor((session.expiresAt - now) / TICK_MS) <= REFRESH_TICKS;
}

/** The fields of anything; what is no object has none. */
function fieldsOf(value: unknown): Record<string, unknown> {
  return (value ?? {}) as Record<string, unknown>;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Reads the `user` object of an answer of the auth service; undefined when it is not one. */
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
 * Reads an answer of `POST /token`: `access_token`, `refresh_token`, `token_type`, `expires_in`
 * (seconds) and `user`. Undefined when any of them is missing or of the wrong kind, which the
 * session statechart treats as an invalid token response.
 */
export function parseTokenResponse(value: unknown, receivedAt: number): Session | undefined {
  const fields = fieldsOf(value);
  const accessToken = text(fields.access_token);
  const refreshToken = text(fields.refresh_token);
  const user = parseUser(fields.user);
  const expiresIn = fields.expires_in;
  // What storage would not give back must not be taken in either.
  // Stryker disable next-line ConditionalExpression: What is undefined is no token either; the first half is for the compiler.
  if (accessToken === undefined || !isWellFormedToken(accessToken)) return undefined;
  if (refreshToken === undefined || user === undefined) return undefined;
  if (typeof expiresIn !== 'number' || !(expiresIn > 0)) return undefined;
  const expiresAt = receivedAt + expiresIn * 1000;
  if (!Number.isFinite(expiresAt)) return undefined;
  return {
    accessToken,
    refreshToken,
    tokenType: text(fields.token_type) ?? 'bearer',
    expiresAt,
    user,
  };
}

/** A session as browser storage holds it. */
export function serializeSession(session: Session): string {
  return JSON.stringify(session);
}

/** Reads a stored session; undefined for anything that is not one: corrupt, foreign, half-written. */
export function parseStoredSession(json: string): Session | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
    // Stryker disable next-line BlockStatement: What was not read stays undefined, which is no session either.
  } catch {
    return undefined;
  }
  const fields = fieldsOf(value);
  const userFields = fieldsOf(fields.user);
  const accessToken = text(fields.accessToken);
  const refreshToken = text(fields.refreshToken);
  const expiresAt = fields.expiresAt;
  const userId = text(userFields.id);
  // Stryker disable next-line ConditionalExpression: What is undefined is no token either; the first half is for the compiler.
  if (accessToken === undefined || !isWellFormedToken(accessToken)) return undefined;
  if (refreshToken === undefined || userId === undefined) return undefined;
  // Stryker disable next-line ConditionalExpression: Number.isFinite refuses what is no number; the first half is for the compiler.
  if (typeof expiresAt !== 'number' || !Number.isFinite(expiresAt)) return undefined;
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
 * A token supplied from outside has three parts and a base64url payload (docs/product.md P7.9).
 * Says nothing of its signature: only the server can.
 */
export function isWellFormedToken(token: string): boolean {
  return threeParts.test(token);
}

/** Reads `aal`, the authenticator assurance level, from an access token's payload; undefined without one. */
function assuranceLevel(accessToken: string): unknown {
  const payload = accessToken.split('.')[1] ?? '';
  try {
    return fieldsOf(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))).aal;
    // Stryker disable next-line BlockStatement: What was not read stays undefined, which is no session either.
  } catch {
    return undefined;
  }
}

/** Has the same person passed a second factor between these two sessions? */
export function isSecondFactorVerified(before: Session | undefined, after: Session): boolean {
  return (
    before?.user.id === after.user.id &&
    assuranceLevel(before.accessToken) !== 'aal2' &&
    assuranceLevel(after.accessToken) === 'aal2'
  );
}
