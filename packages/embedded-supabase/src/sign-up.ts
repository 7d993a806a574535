import type { AuthCall } from './auth-call.ts';
import type { AuthContext } from './auth-context.ts';
import { authError } from './auth-error.ts';
import { mailLink } from './mail-links.ts';
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
 * Stores a sign-up's data if it is the first request for this address. If an earlier request is
 * still open, it is unknown which of the two came from the mailbox's owner: the data of both is
 * dropped, and their links open an account without a password.
 */
async function keepSignUp(
  context: AuthContext,
  email: string,
  passwordHash: string,
  metadata: Metadata,
): Promise<void> {
  const { accounts, tokens } = context;
  const before = await accounts.findByEmail(email);
  if (before?.email_confirmed_at) return mailLink(context, 'signup', email, undefined);
  if (before !== undefined) {
    const isForgotten =
      before.confirmation_sent_at === null && !(await tokens.hasOpenOf(before.id));
    if (!isForgotten) {
      await accounts.forgetUnverified(before, true);
      return mailLink(context, 'signup', email, before.id);
    }
    // An expired sign-in link stored no data worth keeping.
    await accounts.removeUnconfirmed(before.id);
  }
  const id = await accounts.create({ email, passwordHash, metadata, isSignUp: true });
  return mailLink(context, 'signup', email, id);
}

/** Signs up. An existing account gets the same answer after the same work, but no mail. */
export async function signUp(
  call: AuthCall,
  context: AuthContext,
  email: string,
): Promise<Response> {
  const { runExclusive, minPasswordLength, now, pace, passwords } = context;
  const { password, data: metadata = {} } = call.fields;
  if (!password) return authError(400, 'validation_failed', 'Signup requires a valid password');
  const refused =
    refuseNewPassword(password, minPasswordLength) ?? pace.admit('signup', email, call.peer);
  if (refused !== undefined) return refused;
  const hash = await passwords.hash(password, call);
  await runExclusive(email, () => keepSignUp(context, email, hash, metadata));
  return answer(email, metadata, now().toISOString());
}
