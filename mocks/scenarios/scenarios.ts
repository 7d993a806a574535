import { http, type AnyHandler } from 'msw';
import { authError, fault } from 'msw-supabase';
import { supabase } from '../supabase.ts';

const profiles = 'rest/v1/profiles';

/**
 * Named behaviours of the services. The mocks start with `happy`; each other scenario overrides it
 * (`msw.use(...scenarios.offline)`) and falls through for other requests.
 */
export const scenarios = {
  /** Every request succeeds at once. */
  happy: supabase.handlers,
  /** No response: the network is down. */
  offline: fault('offline'),
  /** Requests never settle. */
  /** 400: the session is not refreshed. */
  refused: [
    http.post('*/auth/v1/token', () =>
      authError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
    ),
  ],
  /** 500 for every request. */
  serverError: fault('serverError'),
  /** 200 with a captive portal's HTML page. */
  malformedResponse: fault('malformedResponse'),
  /** Sign-in succeeds and the profile request fails. */
  profileFails: fault('serverError', profiles, 'GET'),
  /** The server refuses the sign-out. */
  signOutFails: [
    http.post('*/auth/v1/logout', () =>
      authError(500, 'unexpected_failure', 'Error logging out user'),
    ),
  ],
} satisfies Record<string, AnyHandler[]>;
