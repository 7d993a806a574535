import type { AuthCall } from './auth-call.ts';
import type { AuthContext } from './auth-context.ts';
import { authError, notEmbedded } from './auth-error.ts';
import { refuseNewPassword } from './password-rules.ts';

/**
 * Sets a new password, which ends every other session and revokes every open link. Nothing else of
 * an account can be changed here.
 */
export async function changePassword(call: AuthCall, context: AuthContext): Promise<Response> {
  const { accounts, lite, minPasswordLength, passwords, tokens } = context;
  const { email, data, password } = call.fields;
  const asItIs = await lite.readUser(call);
  const account = call.claims && (await accounts.findById(call.claims.sub));
  // The session may have ended; do not compare passwords for a caller who still holds its token.
  if (!asItIs.ok || account === undefined) return asItIs;
  if (email !== undefined || data !== undefined || password === undefined) {
    return notEmbedded('PUT user for anything but a new password');
  }
  const weak = refuseNewPassword(password, minPasswordLength);
  if (weak !== undefined) return weak;
  const { id, encrypted_password: storedHash } = account;
  if (storedHash && (await passwords.matches(password, storedHash, call))) {
    const message = 'New password should be different from the old password.';
    return authError(422, 'same_password', message);
  }
  await accounts.keepPassword(id, await passwords.hash(password, call));
  await accounts.endOtherSessions(id, call.claims?.session_id);
  await tokens.revoke(id);
  return lite.readUser(call);
}
