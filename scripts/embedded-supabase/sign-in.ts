import type { Account } from './accounts.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { authError, only, textOf, withBody } from './auth-messages.ts';
import { createMailedToken } from './mailed-token.ts';
import type { MailKind } from './mailer.ts';
import { exchange } from './verify-link.ts';

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
  const { accounts, inTurn, passwords } = context;
  // As a sign-up does.
  await passwords.spend(call);
  return inTurn(email, async () => {
    const before = await accounts.findByEmail(email);
    const asked = withBody(call.request, only(call.body, 'email', 'create_user'));
    const response = await call.next(asked);
    if (!response.ok) return response;
    const account = await accounts.findByEmail(email);
    if (account === undefined) return response;
    if (before === undefined) await accounts.unconfirm(account.id);
    await mailLink(context, 'magic_link', account, call.redirectTo);
    return response;
  });
}

/** Mails a link for a new password, where there is an account. */
export async function askForRecovery(
  call: AuthCall,
  context: AuthContext,
  email: string,
): Promise<Response> {
  const { accounts, inTurn, passwords } = context;
  await passwords.spend(call);
  return inTurn(email, async () => {
    const response = await call.next(withBody(call.request, only(call.body, 'email')));
    if (!response.ok) return response;
    const account = await accounts.findByEmail(email);
    if (account !== undefined) await mailLink(context, 'recovery', account, call.redirectTo);
    return response;
  });
}

const refused = () => authError(400, 'invalid_credentials', 'Invalid login credentials');

/** Opens a session of an account whose password was checked, through @supabase/lite's tokens for one use. */
async function openSession(
  call: AuthCall,
  { accounts }: AuthContext,
  { id, encrypted_password: checked }: Account,
): Promise<Response> {
  const account = await accounts.findById(id);
  // Another password may have been set while this one was being checked.
  if (account?.encrypted_password !== checked) return refused();
  const { hash } = createMailedToken();
  await accounts.keepInnerToken(id, hash);
  return exchange(call, 'reauthentication', hash);
}

/**
 * Signs in by password, with the same work whoever is asked for. @supabase/lite's own check is never
 * reached: it would hold up every other request, and would tell before it looks at the password that an
 * address is not confirmed; here only its password hears that.
 */
export async function signInByPassword(
  call: AuthCall,
  context: AuthContext,
  email: string,
): Promise<Response> {
  const { accounts, inTurn, passwords } = context;
  const password = textOf(call.body, 'password');
  const account = await accounts.findByEmail(email);
  const kept = account?.encrypted_password;
  if (!password || !kept) {
    await passwords.spend(call);
    return refused();
  }
  if (!(await passwords.matches(password, kept, call))) return refused();
  if (account.email_confirmed_at === null) {
    return authError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  return inTurn(email, () => openSession(call, context, account));
}
