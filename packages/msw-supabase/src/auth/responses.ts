import { HttpResponse } from 'msw';
import type { Project } from '../project.ts';
import { Refusal } from '../refusals.ts';
import { textOf, type Call } from '../routes.ts';
import type { StoredSession } from './sessions.ts';

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

/** Ends the request with an error. */
export function refuse(...error: Parameters<typeof authError>): never {
  throw new Refusal(authError(...error));
}

/** Refuses a request with missing or extra parameters. */
export function invalid(msg: string): never {
  refuse(400, 'validation_failed', msg);
}

/** The hosted service's rule: the HTML standard's, without IP addresses (`mail.go`, `validateEmail`). */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/iu;

/** Returns an address in lower case; refuses one that is malformed or too long. */
export function readEmail(value: unknown): string {
  const email = textOf(value).toLowerCase();
  if (email === '') invalid('An email address is required');
  if (email.length > 255) invalid('An email address is too long');
  if (!ADDRESS.test(email)) invalid('Unable to validate email address: invalid format');
  return email;
}

/** Refuses a weak password, with the reasons (supabase/auth, `password.go`). */
export function checkStrength({ auth }: Project, password: string): void {
  if (password.length > 72) invalid('Password cannot be longer than 72 characters');
  if (password.length >= auth.minPasswordLength) return;
  const msg = `Password should be at least ${auth.minPasswordLength} characters.`;
  refuse(422, 'weak_password', msg, { weak_password: { reasons: ['length'] } });
}

/** Returns the caller's open session (supabase/auth, `api/auth.go`). */
export function authorize({ project, request, caller }: Call): StoredSession {
  if (!request.headers.has('authorization')) {
    refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  if (caller.kind !== 'user') {
    const reason = caller.kind === 'expired' ? ', token has invalid claims: token is expired' : '';
    refuse(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature${reason}`);
  }
  return (
    project.sessions.find(({ id }) => id === caller.claims.session_id) ??
    refuse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  );
}
