import { delay, http, HttpResponse, type AnyHandler } from 'msw';
import { alreadyUsed, authError, linkExpired } from '../handlers/authAnswers.ts';
import { authHandlers } from '../handlers/auth.ts';
import { functionsHandlers } from '../handlers/functions.ts';
import { restHandlers } from '../handlers/rest.ts';
import { rpcHandlers } from '../handlers/rpc.ts';
import { realtimeHandlers } from '../handlers/realtime.ts';
import { storageHandlers } from '../handlers/storage.ts';
import { storageError } from '../handlers/storageAnswers.ts';

/** How long the slow services let wait, in milliseconds. */
export const SLOW_MS = 5000;
/** What a rate limit asks to wait, in seconds. */
export const RETRY_AFTER_S = 60;

const everyCall = /\/(?:auth|rest|functions|storage)\/v1\//;
const everyAuthCall = /\/auth\/v1\//;
const everyFunction = /\/functions\/v1\//;
const everyStorageCall = /\/storage\/v1\//;
const profiles = '*/rest/v1/profiles';

/**
 * How the services behave, by name. `happy` is what the mocks start with; each other one goes before
 * it (`msw.use(...scenarios.offline)`) and falls through where it has nothing to say.
 */
export const scenarios = {
  /** Everything answers at once and says yes. */
  happy: [
    ...authHandlers,
    ...rpcHandlers,
    ...restHandlers,
    ...functionsHandlers,
    ...storageHandlers,
    ...realtimeHandlers,
  ],
  /** Everything answers, late. */
  slow: [http.all(everyCall, () => delay(SLOW_MS))],
  /** No answer at all: the network is gone. */
  offline: [http.all(everyCall, () => HttpResponse.error())],
  /** Requests go out and nothing ever comes back. */
  noResponse: [http.all(everyCall, () => delay('infinite'))],
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
    http.post('*/auth/v1/verify', linkExpired),
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
  /** Another tab, or a thief, has spent the refresh token. */
  alreadyUsed: [http.post('*/auth/v1/token', alreadyUsed)],
  /** 500 from everything. */
  serverError: [
    http.all(everyAuthCall, () => authError(500, 'unexpected_failure', 'Internal Server Error')),
    http.all(everyStorageCall, () =>
      storageError('500', 'InternalError', 'Internal Server Error', 500),
    ),
    http.all(everyCall, () =>
      HttpResponse.json({ message: 'Internal Server Error' }, { status: 500 }),
    ),
  ],
  /** 503 with `Retry-After`: down for a moment, a gateway's page in place of the answer. */
  unavailable: [
    http.all(everyCall, () =>
      HttpResponse.html('<h1>Service Unavailable</h1>', {
        status: 503,
        headers: { 'retry-after': '30' },
      }),
    ),
  ],
  /** 200 with something that is no answer: a captive portal's page. */
  malformedResponse: [
    http.all(everyCall, () => HttpResponse.html('<!doctype html><title>Log on</title>')),
  ],
  /** Signing in works, and the profile cannot be read. */
  profileFails: [
    http.get(profiles, () =>
      HttpResponse.json(
        { code: 'XX000', details: null, hint: null, message: 'Internal Server Error' },
        { status: 500 },
      ),
    ),
  ],
  /** Signing in works, and the profile does not come. */
  profileSilent: [http.get(profiles, () => delay('infinite'))],
  /** The server does not take the sign-out. */
  signOutFails: [
    http.post('*/auth/v1/logout', () =>
      authError(500, 'unexpected_failure', 'Error logging out user'),
    ),
  ],
  /** A function could not be reached by the gateway in front of it. */
  relayError: [
    http.all(everyFunction, () =>
      HttpResponse.text('Relay error', { status: 502, headers: { 'x-relay-error': 'true' } }),
    ),
  ],
  /** A file is larger than the bucket takes. */
  fileTooLarge: [
    http.post('*/storage/v1/object/:bucket/*', () =>
      storageError('413', 'EntityTooLarge', 'The object exceeded the maximum allowed size'),
    ),
  ],
} satisfies Record<string, AnyHandler[]>;
