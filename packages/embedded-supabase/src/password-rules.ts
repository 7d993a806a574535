import { authError } from './auth-messages.ts';
import { isCommonPassword } from './common-passwords.ts';

/** What bcrypt reads of a password, in bytes of UTF-8. */
const MAX_BYTES = 72;

/** Whether a password is longer than any that is kept. */
export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > MAX_BYTES;
}

/**
 * Looks for a reason to refuse a new password, as the hosted service words it.
 *
 * @param minLength - `minimum_password_length` of supabase/config.toml.
 * @returns undefined when it is accepted.
 */
export function refuseNewPassword(password: string, minLength: number): Response | undefined {
  if (isTooLong(password)) {
    const message = `Password cannot be longer than ${MAX_BYTES} characters`;
    return authError(400, 'validation_failed', message);
  }
  const weak = (reason: string, message: string) =>
    authError(422, 'weak_password', message, {}, { weak_password: { reasons: [reason] } });
  if (password.length < minLength) {
    return weak('length', `Password should be at least ${minLength} characters.`);
  }
  if (!isCommonPassword(password)) return undefined;
  return weak(
    'pwned',
    'Password is known to be weak and easy to guess, please choose a different one.',
  );
}
