import type { AuthCall, AuthContext } from './auth-context.ts';
import { only, withBody } from './auth-messages.ts';
import { fieldOf } from './field-of.ts';
import { mailChange } from './sign-up.ts';

/** The session that an access token belongs to. Of a token that @supabase/lite has just accepted. */
function sessionOf(request: Request): string {
  const [, payload = ''] = String(request.headers.get('authorization')).split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return String(fieldOf(claims, 'session_id'));
}

/**
 * Changes an account. A new password ends every other session; a new address is asked for at both
 * mailboxes, the old one and the new.
 */
export async function changeAccount(call: AuthCall, context: AuthContext): Promise<Response> {
  const { accounts } = context;
  const { body, request } = call;
  const response = await call.next(withBody(request, only(body, 'email', 'password', 'data')));
  const answered: unknown = await response.clone().json();
  // A refusal has no id.
  const account = await accounts.findById(String(fieldOf(answered, 'id')));
  if (account === undefined) return response;
  if (body['password'] !== undefined)
    await accounts.endOtherSessions(account.id, sessionOf(request));
  if (body['email'] && account.email_change) {
    await mailChange(context, account, account.email_change, call.redirectTo);
  }
  return response;
}
