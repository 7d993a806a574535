import type { Account } from './accounts.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { authError, only, textOf, withBody, type JsonObject } from './auth-messages.ts';
import { fieldOf } from './field-of.ts';
import { mailChange } from './mail-links.ts';
import { isWithinLimits, tooMuchMetadata } from './metadata.ts';
import { refuseNewPassword } from './password-rules.ts';

/** Reads the claims of an access token that auth-guard.ts has validated. */
function claimsOf(request: Request): { readonly account: string; readonly session: string } {
  // Stryker disable next-line StringLiteral: A valid token has a payload; the default only narrows the type.
  const [, payload = ''] = String(request.headers.get('authorization')).split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return {
    account: String(fieldOf(claims, 'sub')),
    session: String(fieldOf(claims, 'session_id')),
  };
}

/** Returns the hash of a new password, or the response that refuses it. */
async function hashNewPassword(
  call: AuthCall,
  { minPasswordLength, passwords }: AuthContext,
  { encrypted_password: storedHash }: Account,
  password: string,
): Promise<string | Response> {
  const weak = refuseNewPassword(password, minPasswordLength);
  if (weak !== undefined) return weak;
  if (storedHash && (await passwords.matches(password, storedHash, call))) {
    const message = 'New password should be different from the old password.';
    return authError(422, 'same_password', message);
  }
  return passwords.hash(password, call);
}

/** Checks the merged metadata: clients send it in parts, but the limit applies to the whole. */
function isRoomFor(data: unknown, { raw_user_meta_data: stored }: Account): boolean {
  return isWithinLimits({
    ...(JSON.parse(stored) as JsonObject),
    ...(data as JsonObject | undefined),
  });
}

/**
 * Changes an account. A new password ends every other session and revokes every open link; a new
 * address must be confirmed from both mailboxes, old and new. The password is hashed and stored
 * here, because @supabase/lite would block all other requests while hashing.
 */
export async function changeAccount(call: AuthCall, context: AuthContext): Promise<Response> {
  const { accounts, pace, tokens } = context;
  const { body, request } = call;
  // Without a token, @supabase/lite answers with the hosted service's error.
  if (!request.headers.has('authorization')) return call.next(request);
  const readAccount = () => call.next(new Request(request.url, { headers: request.headers }));
  const asItIs = await readAccount();
  const claims = claimsOf(request);
  const before = await accounts.findById(claims.account);
  // The session may have ended; do not compare passwords for a caller who still holds its token.
  if (!asItIs.ok || before === undefined) return asItIs;
  if (!isRoomFor(body['data'], before)) return tooMuchMetadata();

  const password = textOf(body, 'password');
  const hash =
    password === undefined ? undefined : await hashNewPassword(call, context, before, password);
  if (hash instanceof Response) return hash;
  const email = textOf(body, 'email')?.toLowerCase();
  if (email && email !== before.email) {
    const refused = pace.admit('change', before.id, call.peer);
    if (refused !== undefined) return refused;
  }
  const response = await call.next(withBody(request, only(body, 'email', 'data')));
  if (!response.ok) return response;
  if (email && email !== before.email) {
    // A different address discards the pending change, even if one mailbox has confirmed it.
    if (email !== before.email_change) await tokens.revoke(before.id, 'email_change');
    const account = await accounts.findById(before.id);
    if (account !== undefined) await mailChange(context, account);
  }
  if (hash === undefined) return response;
  await accounts.keepPassword(before.id, hash);
  await accounts.endOtherSessions(before.id, claims.session);
  await tokens.revoke(before.id);
  return readAccount();
}
