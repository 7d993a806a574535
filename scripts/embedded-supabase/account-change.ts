import type { AuthCall, AuthContext } from './auth-context.ts';
import { authError, only, textOf, withBody } from './auth-messages.ts';
import { fieldOf } from './field-of.ts';
import { refuseNewPassword } from './password-rules.ts';
import { mailChange } from './sign-up.ts';

/** The claims of an access token that auth-guard.ts has let through. */
function claimsOf(request: Request): { readonly account: string; readonly session: string } {
  const [, payload = ''] = String(request.headers.get('authorization')).split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return {
    account: String(fieldOf(claims, 'sub')),
    session: String(fieldOf(claims, 'session_id')),
  };
}

/** The hash of a new password, or the answer that refuses it. */
async function hashNewPassword(
  call: AuthCall,
  { accounts, minPasswordLength, passwords }: AuthContext,
  password: string,
): Promise<string | Response> {
  const weak = refuseNewPassword(password, minPasswordLength);
  if (weak !== undefined) return weak;
  const { encrypted_password: kept } =
    (await accounts.findById(claimsOf(call.request).account)) ?? {};
  if (kept && (await passwords.matches(password, kept, call))) {
    const message = 'New password should be different from the old password.';
    return authError(422, 'same_password', message);
  }
  return passwords.hash(password, call);
}

/**
 * Changes an account. A new password ends every other session; a new address is asked for at both
 * mailboxes, the old one and the new. The password is hashed and kept here: @supabase/lite, which would
 * hold up every other request with it, sees the rest of the change.
 */
export async function changeAccount(call: AuthCall, context: AuthContext): Promise<Response> {
  const { accounts } = context;
  const { body, request } = call;
  // Without a token there is no account to change, and @supabase/lite has the words for that.
  if (!request.headers.has('authorization')) return call.next(request);
  const password = textOf(body, 'password');
  const hash = password === undefined ? undefined : await hashNewPassword(call, context, password);
  if (hash instanceof Response) return hash;
  const response = await call.next(withBody(request, only(body, 'email', 'data')));
  if (!response.ok) return response;
  const claims = claimsOf(request);
  const account = await accounts.findById(claims.account);
  if (account === undefined) return response;
  if (body['email'] && account.email_change) {
    await mailChange(context, account, account.email_change, call.redirectTo);
  }
  if (hash === undefined) return response;
  await accounts.keepPassword(account.id, hash);
  await accounts.endOtherSessions(account.id, claims.session);
  return call.next(new Request(request.url, { headers: request.headers }));
}
