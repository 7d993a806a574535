/**
 * Why a call to Supabase failed, as the statecharts need to tell it apart
 * (docs/product.md P12.3, P7.5). What a visitor reads of it stands in src/content/authAnswers.ts.
 */
export type AuthFailureKind =
  /** 502, 503, 504 or no answer at all: worth another try. */
  | 'retryable'
  /** 429: says nothing about the session; come back after `retryAfterMs`. */
  | 'rateLimited'
  /** The server understood and said no: wrong credentials, a spent token, a forged one. */
  | 'refused'
  /** An answer that is not what the service promises. */
  | 'invalidResponse'
  /** The code that talks to the auth service could not be loaded. */
  | 'unavailable';

export class AuthFailure extends Error {
  override readonly name = 'AuthFailure';
  readonly kind: AuthFailureKind;
  /** The service's own `error_code`, such as `otp_expired`, or one of ours; undefined when there is none. */
  readonly code: string | undefined;
  /** Milliseconds to wait, from `Retry-After`; only with `rateLimited`. */
  readonly retryAfterMs: number | undefined;
  /** The HTTP status; undefined when there was no answer, or nobody was asked. */
  readonly status: number | undefined;

  /** @param message the service's own words; empty when it had none */
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

/** The data service did not take the access token: it has ended, whatever the device's clock says. */
export function isUnauthorized(error: unknown): boolean {
  return toAuthFailure(error).status === 401;
}

/** Anything thrown, as an `AuthFailure`; what is none of ours counts as "no answer". */
export function toAuthFailure(error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error;
  return new AuthFailure('retryable', error instanceof Error ? error.message : '');
}

/** The server was not reached: what the failure says of it is the browser's, for developers. */
export function isUnreachable({ kind }: Pick<AuthFailure, 'kind'>): boolean {
  return kind === 'retryable' || kind === 'unavailable';
}

/** The wait of a 429 without a usable `Retry-After`: Supabase's own limit for mails is a minute. */
export const DEFAULT_RETRY_AFTER_MS = 60_000;

/**
 * Sorts an answer of the auth service by its HTTP status and `error_code`. A `conflict` is another
 * request for the same row at the same moment: nothing was decided, so it is worth another try.
 */
export function kindOfAnswer(status: number, code: string | undefined): AuthFailureKind {
  if (status === 429) return 'rateLimited';
  if (status === 0 || status === 502 || status === 503 || status === 504) return 'retryable';
  return status === 409 && code === 'conflict' ? 'retryable' : 'refused';
}

/** The statuses by which the server says that it has no such session (any more). */
const NO_SESSION = new Set([401, 403, 404]);

/** The server does not know the session: at a sign-out, as good as a yes. */
export function isSessionGone({ status, code }: Pick<AuthFailure, 'status' | 'code'>): boolean {
  // Stryker disable next-line ConditionalExpression: No status is none of them; the question is for the compiler.
  return code === 'session_not_found' || (status !== undefined && NO_SESSION.has(status));
}

/** Why a mailed link did not sign anybody in: the service's `error_code`, or one of ours. */
export function linkProblemOf(error: unknown): string {
  const failure = toAuthFailure(error);
  if (isUnreachable(failure)) return 'unreachable';
  if (failure.kind === 'rateLimited') return 'over_request_rate_limit';
  return failure.code ?? 'invalid_token';
}
