/**
 * Why a call to the auth service failed, as the statecharts need to tell it apart
 * (specification, section 8; session policy for 429).
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
  /** A link's own error, or a token in it that is not one. */
  | 'badLink'
  /** The code that talks to the auth service could not be loaded. */
  | 'unavailable';

export class AuthFailure extends Error {
  override readonly name = 'AuthFailure';
  readonly kind: AuthFailureKind;
  /** The service's own `error_code`, such as `otp_expired`; undefined when it gave none. */
  readonly code: string | undefined;
  /** Milliseconds to wait, from `Retry-After`; only with `rateLimited`. */
  readonly retryAfterMs: number | undefined;
  /** The HTTP status; undefined when there was no answer, or nobody was asked. */
  readonly status: number | undefined;

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

/** Anything thrown, as an `AuthFailure`; what is none of ours counts as "no answer". */
export function toAuthFailure(error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error;
  return new AuthFailure('retryable', error instanceof Error ? error.message : '');
}

/** What is said of a failure that has no words of its own (specification, section 8). */
export const UNKNOWN_FAILURE = 'Something went wrong';

const UNREACHABLE =
  'We could not reach our server. Check your connection and try again: nothing you typed is lost.';

/** The server was not reached: what the failure says of it is the browser's, for developers. */
export function isUnreachable({ kind }: AuthFailure): boolean {
  return kind === 'retryable' || kind === 'unavailable';
}

/** Why something that was sent did not work, in words for the person who sent it. */
export function failureText(error: unknown): string {
  const failure = toAuthFailure(error);
  if (isUnreachable(failure)) return UNREACHABLE;
  return failure.message === '' ? UNKNOWN_FAILURE : failure.message;
}

/** The wait of a 429 without a usable `Retry-After`: Supabase's own limit for mails is a minute. */
export const DEFAULT_RETRY_AFTER_MS = 60_000;

/** Sorts an HTTP status of the auth service. */
export function kindOfStatus(status: number): AuthFailureKind {
  if (status === 429) return 'rateLimited';
  if (status === 0 || status === 502 || status === 503 || status === 504) return 'retryable';
  return 'refused';
}
