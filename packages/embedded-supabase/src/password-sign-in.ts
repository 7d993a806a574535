import type { Account } from './accounts.ts';
import type { AuthCall } from './auth-call.ts';
import type { AuthContext } from './auth-context.ts';
import { authError, tooManyTries } from './auth-error.ts';
import { createMailedToken } from './mailed-tokens.ts';
import { isTooLong } from './password-rules.ts';

const wrongPassword = () => authError(400, 'invalid_credentials', 'Invalid login credentials');

/** Opens a session after a password check, by exchanging a one-time token with @supabase/lite. */
async function openSession(
  { accounts, lite }: AuthContext,
  { id, encrypted_password: checked }: Account,
): Promise<Response> {
  const account = await accounts.findById(id);
  // The password may have changed while it was being compared.
  if (account?.encrypted_password !== checked) return wrongPassword();
  const { hash } = createMailedToken();
  await accounts.offerToken(id, 'reauthentication_token', hash);
  return lite.exchange('reauthentication', hash);
}

/** Returns the confirmed account with this password, after the same work for every address. */
async function findByPassword(
  call: AuthCall,
  { accounts, passwords }: AuthContext,
  email: string,
): Promise<Account | undefined> {
  const { password = '' } = call.fields;
  const account = await accounts.findByEmail(email);
  // Ignore the password of an unconfirmed address: signing up and then in with it would otherwise
  // reveal whether the account existed before.
  const storedHash = (account?.email_confirmed_at && account.encrypted_password) || '';
  // Skip the comparison for passwords that no account can have.
  if (password === '' || isTooLong(password)) return undefined;
  return (await passwords.matches(password, storedHash, call)) ? account : undefined;
}

/** Signs in by password. A caller that guessed too often is refused before any lookup. */
export async function signInByPassword(
  call: AuthCall,
  context: AuthContext,
  email: string,
): Promise<Response> {
  const { wait, takeBack } = context.limits.beginGuess(email, call.peer);
  if (wait > 0) return tooManyTries(wait);
  const account = await findByPassword(call, context, email).catch((error: unknown) => {
    takeBack();
    throw error;
  });
  if (account === undefined) return wrongPassword();
  takeBack();
  return context.runExclusive(email, () => openSession(context, account));
}
