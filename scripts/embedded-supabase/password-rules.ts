import { authError } from './auth-messages.ts';

/** What bcrypt reads of a password, in bytes of UTF-8. */
const MAX_BYTES = 72;

/**
 * Looks for a reason to refuse a new password, as the hosted service words it.
 *
 * @param minLength - `minimum_password_length` of supabase/config.toml.
 * @returns undefined when it is accepted.
 */
export function refuseNewPassword(password: string, minLength: number): Response | undefined {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    const message = `Password cannot be longer than ${MAX_BYTES} characters`;
    return authError(400, 'validation_failed', message);
  }
  if (password.length >= minLength) return undefined;
  const message = `Password should be at least ${minLength} characters.`;
  return authError(422, 'weak_password', message, {}, { weak_password: { reasons: ['length'] } });
}
