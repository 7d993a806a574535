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

/**
 * Signs in by password, with the same work for every address. Past the limit, a wrong password gets
 * another answer; the right one always works.
 */
export async function signInByPassword(
  call: AuthCall,
  context: AuthContext,
  email: string,
): Promise<Response> {
  const { accounts, runExclusive, passwordGuesses: guesses, passwords } = context;
  const { password = '' } = call.fields;
  const account = await accounts.findByEmail(email);
  // Ignore the password of an unconfirmed address: signing up and then in with it would otherwise
  // reveal whether the account existed before.
  const storedHash = (account?.email_confirmed_at && account.encrypted_password) || '';
  const guess = { email, peer: call.peer };
  const wait = guesses.waitOf(guess);
  const refuse = () => {
    guesses.note(guess);
    return wait > 0 ? tooManyTries(wait) : wrongPassword();
  };
  // Skip the comparison for passwords that no account can have.
  if (password === '' || isTooLong(password)) return refuse();
  const leave = guesses.enter(guess);
  if (leave === undefined) return tooManyTries(1);
  try {
    const isRight = await passwords.matches(password, storedHash, call);
    if (!isRight || account === undefined) return refuse();
  } finally {
    leave();
  }
  return runExclusive(email, () => openSession(context, account));
}
