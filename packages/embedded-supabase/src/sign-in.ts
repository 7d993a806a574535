import type { Account } from './accounts.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { authError, textOf, tooManyTries } from './auth-messages.ts';
import { hasFreshMail, mailLink } from './mail-links.ts';
import { createMailedToken } from './mailed-token.ts';
import { isTooLong } from './password-rules.ts';
import { exchange } from './verify-link.ts';

/**
 * Deletes the data sent with an earlier request for an unconfirmed address: after a second request
 * it is unknown which of the two came from the owner.
 */
async function forgetOthers(context: AuthContext, account: Account | undefined): Promise<void> {
  if (account === undefined || account.email_confirmed_at !== null) return;
  if (await hasFreshMail(context, account.email)) return;
  await context.accounts.forgetUnverified(account, false);
}

/** Mails a sign-in link, and creates an unconfirmed account if the address has none. */
export async function askForLink(
  call: AuthCall,
  context: AuthContext,
  email: string,
): Promise<Response> {
  const { accounts, runExclusive, pace } = context;
  const refused = pace.admit('link', email, call.peer);
  if (refused !== undefined) return refused;
  return runExclusive(email, async () => {
    const account = await accounts.findByEmail(email);
    if (account === undefined && call.body['create_user'] === false) {
      return authError(422, 'otp_disabled', 'Signups not allowed for otp');
    }
    await forgetOthers(context, account);
    const id =
      account?.id ??
      (await accounts.create({ email, passwordHash: null, metadata: {}, isSignUp: false }));
    await mailLink(context, 'magiclink', email, { id });
    return Response.json({});
  });
}

/** Mails a recovery link if the account exists. */
export async function askForRecovery(
  call: AuthCall,
  context: AuthContext,
  email: string,
): Promise<Response> {
  const { accounts, runExclusive, pace } = context;
  const refused = pace.admit('again', email, call.peer);
  if (refused !== undefined) return refused;
  await runExclusive(email, async () => {
    const account = await accounts.findByEmail(email);
    await forgetOthers(context, account);
    await mailLink(context, 'recovery', email, account);
  });
  return Response.json({});
}

const wrongPassword = () => authError(400, 'invalid_credentials', 'Invalid login credentials');

/** Opens a session after a password check, by exchanging a one-time token with @supabase/lite. */
async function openSession(
  call: AuthCall,
  { accounts }: AuthContext,
  { id, encrypted_password: checked }: Account,
): Promise<Response> {
  const account = await accounts.findById(id);
  // The password may have changed while it was being compared.
  if (account?.encrypted_password !== checked) return wrongPassword();
  const { hash } = createMailedToken();
  await accounts.offerToken(id, 'reauthentication_token', hash);
  return exchange(call, 'reauthentication', hash);
}

/**
 * Signs in by password, with the same work for every address. Past the limit, a wrong password gets
 * another answer; the right one always works. @supabase/lite's own check is bypassed, because it
 * would block all other requests and reveal that an address is unconfirmed.
 */
export async function signInByPassword(
  call: AuthCall,
  context: AuthContext,
  email: string,
): Promise<Response> {
  const { accounts, runExclusive, passwordGuesses: guesses, passwords } = context;
  const password = textOf(call.body, 'password') ?? '';
  const account = await accounts.findByEmail(email);
  // Ignore the password of an unconfirmed address: signing up and then in with it would otherwise
  // reveal whether the account existed before.
  const storedHash = (account?.email_confirmed_at && account.encrypted_password) || '';
  const guess = { email, peer: call.peer, password, storedHash };
  const wait = guesses.waitOf(guess);
  const refuse = () => {
    guesses.note(guess);
    return wait > 0 ? tooManyTries(wait) : wrongPassword();
  };
  // Skip the comparison for passwords that no account can have or that are known to be wrong.
  if (password === '' || isTooLong(password) || guesses.isKnownWrong(guess)) return refuse();
  const leave = guesses.enter(guess);
  if (leave === undefined) return tooManyTries(1);
  try {
    if (storedHash === '') await passwords.hashDummyPassword(call);
    const isRight = storedHash !== '' && (await passwords.matches(password, storedHash, call));
    if (!isRight || account === undefined) return refuse();
  } finally {
    leave();
  }
  return runExclusive(email, () => openSession(call, context, account));
}
