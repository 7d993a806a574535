import { HttpResponse, type JsonBodyType } from 'msw';
import { MIN_PASSWORD_LENGTH } from '../../src/domain/validation.ts';
import type { MockPerson } from '../fixtures/people.ts';
import { accessTokenOf, EXPIRES_IN, refreshTokenOf, type Claims } from '../fixtures/sessions.ts';
import type { Issued } from '../store/sessions.ts';
import { supabase } from '../supabase.ts';
import { bearerOf, callerOf } from './requests.ts';

/** An error response in the auth service's format. */
export function authError(
  status: number,
  error_code: string,
  msg: string,
  headers: Record<string, string> = {},
) {
  return HttpResponse.json({ code: status, error_code, msg }, { status, headers });
}

/** 400 for a request with missing or extra parameters. */
export const invalid = (msg: string) => authError(400, 'validation_failed', msg);

export const invalidEmail = (email: string) =>
  authError(400, 'email_address_invalid', `Email address "${email}" is invalid`);

export const weakPassword = () =>
  authError(422, 'weak_password', `Password should be at least ${MIN_PASSWORD_LENGTH} characters.`);

export const linkExpired = () =>
  authError(403, 'otp_expired', 'Email link is invalid or has expired');

/** The refresh token has already been exchanged. */
export const alreadyUsed = () =>
  authError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');

type Authorized =
  | { caller: MockPerson; claims: Claims; refusal?: undefined }
  | { refusal: HttpResponse<JsonBodyType>; caller?: undefined; claims?: undefined };

/** Returns the caller, or the auth service's refusal (supabase/auth, `api/auth.go`). */
export function authorize(request: Request): Authorized {
  const bearer = bearerOf(request);
  const refuse = (status: number, code: string, msg: string) => ({
    refusal: authError(status, code, msg),
  });
  if (bearer === undefined) {
    return refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const caller = callerOf(bearer);
  if (caller.kind !== 'person') {
    const reason = caller.kind === 'expired' ? ', token has invalid claims: token is expired' : '';
    return refuse(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature${reason}`);
  }
  if (!supabase.sessions.isLive(caller.claims.session_id)) {
    const message = 'Session from session_id claim in JWT does not exist';
    return refuse(403, 'session_not_found', message);
  }
  return { caller: caller.person, claims: caller.claims };
}

/** The `user` object of the auth service. */
export function userBody(person: Pick<MockPerson, 'id' | 'email' | 'displayName'>) {
  return {
    id: person.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: person.email,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { display_name: person.displayName },
    identities: [{ id: person.id, user_id: person.id, provider: 'email' }],
    created_at: '2026-01-05T09:00:00Z',
    updated_at: '2026-01-05T09:00:00Z',
  };
}

/** The response of `POST /token` and `POST /verify`; by default with the person's initial tokens. */
export function tokenBody(person: MockPerson, issued?: Issued) {
  return {
    access_token: issued?.accessToken ?? accessTokenOf(person),
    refresh_token: issued?.refreshToken ?? refreshTokenOf(person),
    token_type: 'bearer',
    expires_in: EXPIRES_IN,
    expires_at: Math.floor(Date.now() / 1000) + EXPIRES_IN,
    user: userBody(person),
  };
}

/** Signs in by a method of `amr`, with a new session. */
export function signIn(person: MockPerson, method: string) {
  return HttpResponse.json(tokenBody(person, supabase.sessions.begin(person, method)));
}
