import type { Session } from './session.ts';

/**
 * Classifies failed Supabase calls for the statecharts (docs/product.md P12.3, P7.5).
 * src/content/authMessages.ts holds the messages that visitors read.
 */
export type AuthFailureKind =
  /** 502, 503, 504 or no response: can be retried. */
  | 'retryable'
  /** 429: says nothing about the session; retry after `retryAfterMs`. */
  | 'rateLimited'
  /** The server refused: wrong credentials, or a spent or forged token. */
  | 'refused'
  /** The response has an unexpected shape. */
  | 'invalidResponse'
  /** The code that calls the auth service could not be loaded. */
  | 'unavailable';

export class AuthFailure extends Error {
  override readonly name = 'AuthFailure';
  readonly kind: AuthFailureKind;
  /** The service's `error_code`, such as `otp_expired`, or one of ours. */
  readonly code: string | undefined;
  /** Milliseconds to wait, from `Retry-After`; only with `rateLimited`. */
  readonly retryAfterMs: number | undefined;
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined;

  /** @param message from the service; empty without one */
  constructor(
    kind: AuthFailureKind,
    message: string,
    details: {
      code?: string | undefined;
      retryAfterMs?: number | undefined;
      status?: number | undefined;
    } = {},
  ) {
    super(message);
    this.kind = kind;
    this.code = details.code;
    this.retryAfterMs = details.retryAfterMs;
    this.status = details.status;
  }
}

/** The data service refused the access token, whatever the device's clock says about its expiry. */
export function isUnauthorized(error: unknown): boolean {
  return toAuthFailure(error).status === 401;
}

/** Converts anything thrown to an `AuthFailure`; unknown errors count as "no response". */
export function toAuthFailure(error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error;
  return new AuthFailure('retryable', error instanceof Error ? error.message : '');
}

/** A failed refresh, and the session in storage afterwards: another tab may have refreshed first. */
export class RefreshFailure extends AuthFailure {
  readonly stored: Session | undefined;

  constructor(error: unknown, stored: Session | undefined) {
    const failure = toAuthFailure(error);
    super(failure.kind, failure.message, failure);
    this.stored = stored;
  }
}

/** The server was not reached, so the failure's message is the browser's own. */
export function isUnreachable({ kind }: Pick<AuthFailure, 'kind'>): boolean {
  return kind === 'retryable' || kind === 'unavailable';
}

/** The wait after a 429 without a usable `Retry-After`: Supabase sends one email a minute. */
export const DEFAULT_RETRY_AFTER_MS = 60_000;

/**
 * Classifies a response of the auth service by status and `error_code`. A `conflict` means that a
 * concurrent request changed the same row, so it can be retried.
 */
export function classifyResponse(status: number, code: string | undefined): AuthFailureKind {
  if (status === 429) return 'rateLimited';
  if (status === 0 || status === 502 || status === 503 || status === 504) return 'retryable';
  return status === 409 && code === 'conflict' ? 'retryable' : 'refused';
}

/** Statuses for a session that the server does not know. */
const NO_SESSION: ReadonlySet<number | undefined> = new Set([401, 403, 404]);

/** The server does not know the session, so a sign-out has succeeded. */
export function isSessionGone({ status, code }: Pick<AuthFailure, 'status' | 'code'>): boolean {
  return code === 'session_not_found' || NO_SESSION.has(status);
}

/** Why a mailed link did not sign in: the service's `error_code`, or one of ours. */
export function linkProblemOf(error: unknown): string {
  const failure = toAuthFailure(error);
  if (isUnreachable(failure)) return 'unreachable';
  if (failure.kind === 'rateLimited') return 'over_request_rate_limit';
  return failure.code ?? 'invalid_token';
}
