import type { Account } from './accounts.ts';
import type { AuthCall } from './auth-call.ts';
import type { AuthContext } from './auth-context.ts';
import { authError } from './auth-error.ts';
import { requestMail, type Recipient } from './mail-links.ts';
import { refuseNewPassword } from './password-rules.ts';

type Metadata = Readonly<Record<string, unknown>>;

/**
 * Returns the answer to every sign-up, whether or not the account exists: built from the request,
 * the time and a random id.
 */
function answer(email: string, metadata: Metadata, at: string): Response {
  return Response.json({
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    created_at: at,
    updated_at: at,
    confirmation_sent_at: at,
  });
}

/**
 * Chooses who gets the link of a sign-up. If an earlier request is still open, it is unknown which of
 * the two came from the mailbox's owner: the data of both is dropped, and their links open an account
 * without a password.
 */
async function chooseRecipient(
  { accounts, tokens }: AuthContext,
  account: Account | undefined,
): Promise<Recipient> {
  if (account === undefined) return 'created';
  if (account.email_confirmed_at) return 'none';
  if (account.confirmation_sent_at || (await tokens.hasOpen(account.email))) return 'forgotten';
  // An expired sign-in link stored no data worth keeping.
  await accounts.removeUnconfirmed(account.id);
  return 'created';
}

/** Signs up. An existing account gets the same answer after the same work, but no mail. */
export async function signUp(
  call: AuthCall,
  context: AuthContext,
  email: string,
): Promise<Response> {
  const { limits, minPasswordLength, now, passwords } = context;
  const { password, data: metadata = {} } = call.fields;
  if (!password) return authError(400, 'validation_failed', 'Signup requires a valid password');
  const refused =
    refuseNewPassword(password, minPasswordLength) ?? limits.admitMail('signup', email, call.peer);
  if (refused !== undefined) return refused;
  const passwordHash = await passwords.hash(password, call);
  const sent = { email, passwordHash, metadata, isSignUp: true };
  await requestMail(context, 'signup', sent, (account) => chooseRecipient(context, account));
  return answer(email, metadata, now().toISOString());
}
