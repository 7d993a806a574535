import { HttpResponse, type JsonBodyType } from 'msw';
import type { Project } from '../project.ts';
import { bearerOf, callerOf, textOf } from '../requests.ts';
import type { Claims } from './tokens.ts';
import { userBody, type User } from './users.ts';

/** An error response in the auth service's format. */
export function authError(
  status: number,
  error_code: string,
  msg: string,
  more: Readonly<Record<string, unknown>> = {},
) {
  const headers = { 'x-sb-error-code': error_code };
  return HttpResponse.json({ code: status, error_code, msg, ...more }, { status, headers });
}

/** 400 for a request with missing or extra parameters. */
export const invalid = (msg: string, status = 400) => authError(status, 'validation_failed', msg);

export const linkExpired = () =>
  authError(403, 'otp_expired', 'Email link is invalid or has expired');

/** The hosted service's rule: the HTML standard's, without IP addresses (`mail.go`, `validateEmail`). */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/iu;

/** Returns an address in lower case, or the refusal of one that is malformed or too long. */
export function readEmail(value: unknown) {
  const email = textOf(value).toLowerCase();
  if (email === '') return { refusal: invalid('An email address is required') };
  if (email.length > 255) {
    return { refusal: invalid('An email address is too long') };
  }
  return ADDRESS.test(email)
    ? { email }
    : { refusal: invalid('Unable to validate email address: invalid format') };
}

/** Refuses a weak password, with the reasons (supabase/auth, `password.go`). */
export function refuseWeak({ auth }: Project, password: string) {
  if (password.length > 72) return invalid('Password cannot be longer than 72 characters');
  if (password.length >= auth.minPasswordLength) return undefined;
  const msg = `Password should be at least ${auth.minPasswordLength} characters.`;
  return authError(422, 'weak_password', msg, { weak_password: { reasons: ['length'] } });
}

type Authorized =
  | { user: User; claims: Claims; refusal?: undefined }
  | { refusal: HttpResponse<JsonBodyType>; user?: undefined; claims?: undefined };

/** Returns the caller, or the auth service's refusal (supabase/auth, `api/auth.go`). */
export function authorize(project: Project, request: Request): Authorized {
  const bearer = bearerOf(request);
  const refuse = (status: number, code: string, msg: string) => ({
    refusal: authError(status, code, msg),
  });
  if (bearer === undefined) {
    return refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const caller = callerOf(project, bearer);
  if (caller.kind !== 'user') {
    const reason = caller.kind === 'expired' ? ', token has invalid claims: token is expired' : '';
    return refuse(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature${reason}`);
  }
  if (project.sessions.levelOf(caller.claims.session_id) === undefined) {
    const message = 'Session from session_id claim in JWT does not exist';
    return refuse(403, 'session_not_found', message);
  }
  return { user: caller.user, claims: caller.claims };
}

/** Signs in by a method of `amr`, with a new session. */
export function signIn({ sessions }: Project, user: User, method: string) {
  return HttpResponse.json(sessions.begin(user, method));
}

export const userResponse = (user: User) => HttpResponse.json(userBody(user));
