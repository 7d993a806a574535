import type { Claims } from './access-token.ts';
import type { AuthCall } from './auth-call.ts';
import type { AuthContext } from './auth-context.ts';
import { authError, notEmbedded } from './auth-error.ts';
import { refuseNewPassword } from './password-rules.ts';

async function change(
  call: AuthCall,
  context: AuthContext,
  { sub: userId, session_id: session }: Claims,
): Promise<Response> {
  const { accounts, lite, minPasswordLength, passwords, tokens } = context;
  const { email, data, password } = call.fields;
  const asItIs = await lite.readUser(call);
  // The session may have ended; do not compare passwords for a caller who still holds its token.
  if (!asItIs.ok) return asItIs;
  if (email !== undefined || data !== undefined || password === undefined) {
    return notEmbedded('PUT user for anything but a new password');
  }
  const weak = refuseNewPassword(password, minPasswordLength);
  if (weak !== undefined) return weak;
  const storedHash = (await accounts.findById(userId))?.encrypted_password;
  if (storedHash && (await passwords.matches(password, storedHash, call))) {
    const message = 'New password should be different from the old password.';
    return authError(422, 'same_password', message);
  }
  const hash = await passwords.hash(password, call);
  await accounts.inTransaction(async () => {
    await accounts.keepPassword(userId, hash);
    await accounts.endOtherSessions(userId, session);
    await tokens.revoke(userId);
  });
  return lite.readUser(call);
}

/**
 * Sets a new password, which ends every other session and revokes every open link. Nothing else of
 * an account can be changed here. Whatever opens a session waits in the address's queue.
 */
export async function changePassword(call: AuthCall, context: AuthContext): Promise<Response> {
  const { claims } = call;
  const account = claims && (await context.accounts.findById(claims.sub));
  if (claims === undefined || account === undefined) return context.lite.readUser(call);
  return context.runExclusive(account.email, () => change(call, context, claims));
}
