import type { Account } from './accounts.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { authError, only, textOf, withBody } from './auth-messages.ts';
import { createMailedToken } from './mailed-token.ts';
import type { MailKind } from './mailer.ts';
import { isPassword, spendPasswordWork } from './password-work.ts';

async function mailLink(
  { accounts, send }: AuthContext,
  kind: Extract<MailKind, 'magic_link' | 'recovery'>,
  { id, email }: Account,
  redirectTo: string,
): Promise<void> {
  const { token, hash } = createMailedToken();
  await accounts.keepToken(id, 'recovery_token', hash);
  send(kind, { to: email, token, redirectTo });
}

/**
 * Mails a sign-in link. An address without an account gets one, which nobody has confirmed until the link
 * is opened: @supabase/lite counts it as confirmed at once, and whoever asked would keep its owner from
 * signing up.
 */
export async function askForLink(
  call: AuthCall,
  context: AuthContext,
  email: string,
): Promise<Response> {
  const { accounts } = context;
  const before = await accounts.findByEmail(email);
  // @supabase/lite makes up a password for a new account, which takes its time.
  if (before !== undefined || call.body['create_user'] === false) await spendPasswordWork();
  const response = await call.next(withBody(call.request, only(call.body, 'email', 'create_user')));
  if (!response.ok) return response;
  const account = await accounts.findByEmail(email);
  if (account === undefined) return response;
  if (before === undefined) await accounts.unconfirm(account.id);
  await mailLink(context, 'magic_link', account, call.redirectTo);
  return response;
}

/** Mails a link for a new password, where there is an account. */
export async function askForRecovery(
  call: AuthCall,
  context: AuthContext,
  email: string,
): Promise<Response> {
  await spendPasswordWork();
  const response = await call.next(withBody(call.request, only(call.body, 'email')));
  if (!response.ok) return response;
  const account = await context.accounts.findByEmail(email);
  if (account !== undefined) await mailLink(context, 'recovery', account, call.redirectTo);
  return response;
}

/**
 * Signs in by password, with the same work whoever is asked for. @supabase/lite tells before it looks at
 * the password that an address is not confirmed; here only its password hears that.
 */
export async function signInByPassword(
  call: AuthCall,
  context: AuthContext,
  email: string,
): Promise<Response> {
  const password = textOf(call.body, 'password');
  const account = await context.accounts.findByEmail(email);
  const kept = account?.encrypted_password;
  const refused = () => authError(400, 'invalid_credentials', 'Invalid login credentials');
  if (!password || !kept) {
    await spendPasswordWork();
    return refused();
  }
  if (account.email_confirmed_at === null && !(await isPassword(password, kept))) return refused();
  return call.next(withBody(call.request, only(call.body, 'email', 'password')));
}
