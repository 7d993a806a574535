import { authError } from './auth-error.ts';
import { isCommonPassword } from './common-passwords.ts';

/** The hosted service's maximum: bcrypt reads no more bytes of UTF-8. */
const MAX_BYTES = 72;

export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > MAX_BYTES;
}

/** Returns the refusal of a new password by the hosted service's rules, if any. */
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
