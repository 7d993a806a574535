import type { Account } from './accounts.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { authError, textOf, tooManyTries } from './auth-messages.ts';
import { hasFreshMail, mailLink } from './mail-links.ts';
import { createMailedToken } from './mailed-token.ts';
import { isTooLong } from './password-rules.ts';
import { exchange } from './verify-link.ts';

/**
 * Forgets what was said with an address that is not confirmed, now that a link of another kind goes
 * there: two have asked, and it is unknown which of them is the owner.
 */
async function forgetOthers(context: AuthContext, account: Account | undefined): Promise<void> {
  if (account === undefined || account.email_confirmed_at !== null) return;
  if (await hasFreshMail(context, account.email)) return;
  await context.accounts.forgetUnverified(account, false);
}

/** Mails a sign-in link. An address without an account gets one, not confirmed until then. */
export async function askForLink(
  call: AuthCall,
  context: AuthContext,
  email: string,
): Promise<Response> {
  const { accounts, inTurn, pace } = context;
  const refused = pace.admit('link', email, call.peer);
  if (refused !== undefined) return refused;
  return inTurn(email, async () => {
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

/** Mails a link for a new password, where there is an account. */
export async function askForRecovery(
  call: AuthCall,
  context: AuthContext,
  email: string,
): Promise<Response> {
  const { accounts, inTurn, pace } = context;
  const refused = pace.admit('again', email, call.peer);
  if (refused !== undefined) return refused;
  await inTurn(email, async () => {
    const account = await accounts.findByEmail(email);
    await forgetOthers(context, account);
    await mailLink(context, 'recovery', email, account);
  });
  return Response.json({});
}

const wrongPassword = () => authError(400, 'invalid_credentials', 'Invalid login credentials');

/** Opens a session of an account whose password was checked, through @supabase/lite's tokens for one use. */
async function openSession(
  call: AuthCall,
  { accounts }: AuthContext,
  { id, encrypted_password: checked }: Account,
): Promise<Response> {
  const account = await accounts.findById(id);
  // Another password may have been set while this one was being checked.
  if (account?.encrypted_password !== checked) return wrongPassword();
  const { hash } = createMailedToken();
  await accounts.offerToken(id, 'reauthentication_token', hash);
  return exchange(call, 'reauthentication', hash);
}

/**
 * Signs in by password, with the same work for every address. Too many wrong ones change what the next
 * wrong one is answered with, and never what the right one is. @supabase/lite's own check is never reached:
 * it would hold up every other request, and would tell that an address is not confirmed.
 */
export async function signInByPassword(
  call: AuthCall,
  context: AuthContext,
  email: string,
): Promise<Response> {
  const { accounts, inTurn, passwordGuesses: guesses, passwords } = context;
  const password = textOf(call.body, 'password') ?? '';
  const account = await accounts.findByEmail(email);
  // Before an address is confirmed its password is as good as none: a person who signs up with an address could
  // else ask by it whether there was an account before.
  const kept = (account?.email_confirmed_at && account.encrypted_password) || '';
  const guess = { email, peer: call.peer, password, kept };
  const wait = guesses.waitOf(guess);
  const refuse = () => {
    guesses.note(guess);
    return wait > 0 ? tooManyTries(wait) : wrongPassword();
  };
  // What no account can have, and what was found wrong before, is not worth the work.
  if (password === '' || isTooLong(password) || guesses.isKnownWrong(guess)) return refuse();
  const leave = guesses.enter(guess);
  if (leave === undefined) return tooManyTries(1);
  try {
    if (kept === '') await passwords.spend(call);
    const isRight = kept !== '' && (await passwords.matches(password, kept, call));
    if (!isRight || account === undefined) return refuse();
  } finally {
    leave();
  }
  return inTurn(email, () => openSession(call, context, account));
}
