import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { authError } from '../handlers/authAnswers.ts';
import { authHandlers } from '../handlers/auth.ts';
import { restHandlers } from '../handlers/rest.ts';

/** How long the slow services let wait, in milliseconds. */
export const SLOW_MS = 5000;
/** What a rate limit asks to wait, in seconds. */
export const RETRY_AFTER_S = 60;

const everyCall = /\/(?:auth|rest)\/v1\//;
const everyAuthCall = /\/auth\/v1\//;

/**
 * How the services behave, by name. `happy` is what the mocks start with; each other one goes before
 * it (`msw.use(...scenarios.offline)`) and falls through where it has nothing to say.
 */
export const scenarios = {
  /** Everything answers at once and says yes. */
  happy: [...authHandlers, ...restHandlers],
  /** Everything answers, late. */
  slow: [http.all(everyCall, () => delay(SLOW_MS))],
  /** No answer at all: the network is gone. */
  offline: [http.all(everyCall, () => HttpResponse.error())],
  /** 429 with `Retry-After`. */
  rateLimited: [
    http.all(everyAuthCall, () =>
      authError(
        429,
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${RETRY_AFTER_S} seconds.`,
        { 'retry-after': String(RETRY_AFTER_S) },
      ),
    ),
  ],
  /** Every mailed link is spent, and the token in it is over. */
  linkExpired: [
    http.post('*/auth/v1/verify', () =>
      authError(403, 'otp_expired', 'Email link is invalid or has expired'),
    ),
    http.get('*/auth/v1/user', () =>
      authError(403, 'bad_jwt', 'invalid JWT: token has invalid claims: token is expired'),
    ),
  ],
  /** 400: understood, and refused. */
  refused: [
    http.post('*/auth/v1/otp', () => authError(400, 'otp_disabled', 'Signups not allowed for otp')),
    http.post('*/auth/v1/signup', () =>
      authError(400, 'user_already_exists', 'User already registered'),
    ),
    http.post('*/auth/v1/token', () =>
      authError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
    ),
  ],
  /** 500 from everything. */
  serverError: [
    http.all(everyAuthCall, () => authError(500, 'unexpected_failure', 'Internal Server Error')),
    http.all(everyCall, () =>
      HttpResponse.json({ message: 'Internal Server Error' }, { status: 500 }),
    ),
  ],
  /** 200 with something that is no answer: a captive portal's page. */
  rubbish: [http.all(everyCall, () => HttpResponse.html('<!doctype html><title>Log on</title>'))],
} satisfies Record<string, RequestHandler[]>;
