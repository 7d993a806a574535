import { delay, http, HttpResponse, type AnyHandler } from 'msw';
import { authError } from '../handlers/authResponses.ts';
import { authHandlers } from '../handlers/auth.ts';
import { functionsHandlers } from '../handlers/functions.ts';
import { restHandlers } from '../handlers/rest.ts';
import { rpcHandlers } from '../handlers/rpc.ts';
import { realtimeHandlers } from '../handlers/realtime.ts';
import { storageError, storageHandlers } from '../handlers/storage.ts';

const everyCall = /\/(?:auth|rest|functions|storage)\/v1\//;
const everyAuthCall = /\/auth\/v1\//;
const everyStorageCall = /\/storage\/v1\//;
const profiles = '*/rest/v1/profiles';

/**
 * Named behaviours of the services. The mocks start with `happy`; each other scenario overrides it
 * (`msw.use(...scenarios.offline)`) and falls through for other requests.
 */
export const scenarios = {
  /** Every request succeeds at once. */
  happy: [
    ...authHandlers,
    ...rpcHandlers,
    ...restHandlers,
    ...functionsHandlers,
    ...storageHandlers,
    ...realtimeHandlers,
  ],
  /** No response: the network is down. */
  offline: [http.all(everyCall, () => HttpResponse.error())],
  /** Requests never settle. */
  noResponse: [http.all(everyCall, () => delay('infinite'))],
  /** 400: every request is refused. */
  refused: [
    http.post('*/auth/v1/otp', () => authError(400, 'otp_disabled', 'Signups not allowed for otp')),
    http.post('*/auth/v1/signup', () =>
      authError(400, 'user_already_exists', 'User already registered'),
    ),
    http.post('*/auth/v1/token', () =>
      authError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
    ),
  ],
  /** 500 for every request. */
  serverError: [
    http.all(everyAuthCall, () => authError(500, 'unexpected_failure', 'Internal Server Error')),
    http.all(everyStorageCall, () =>
      storageError('500', 'InternalError', 'Internal Server Error', 500),
    ),
    http.all(everyCall, () =>
      HttpResponse.json({ message: 'Internal Server Error' }, { status: 500 }),
    ),
  ],
  /** 200 with a captive portal's HTML page. */
  malformedResponse: [
    http.all(everyCall, () => HttpResponse.html('<!doctype html><title>Log on</title>')),
  ],
  /** Sign-in succeeds and the profile request fails. */
  profileFails: [
    http.get(profiles, () =>
      HttpResponse.json(
        { code: 'XX000', details: null, hint: null, message: 'Internal Server Error' },
        { status: 500 },
      ),
    ),
  ],
  /** Sign-in succeeds and the profile request never settles. */
  profileSilent: [http.get(profiles, () => delay('infinite'))],
  /** The server refuses the sign-out. */
  signOutFails: [
    http.post('*/auth/v1/logout', () =>
      authError(500, 'unexpected_failure', 'Error logging out user'),
    ),
  ],
} satisfies Record<string, AnyHandler[]>;
