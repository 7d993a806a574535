import type { Account } from './accounts.ts';
import type { AuthCall } from './auth-call.ts';
import type { AuthContext } from './auth-context.ts';
import { authError } from './auth-error.ts';
import { hasFreshMail, mailLink } from './mail-links.ts';

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
    if (account === undefined && call.fields.create_user === false) {
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
  const refused = pace.admit('recovery', email, call.peer);
  if (refused !== undefined) return refused;
  await runExclusive(email, async () => {
    const account = await accounts.findByEmail(email);
    await forgetOthers(context, account);
    await mailLink(context, 'recovery', email, account);
  });
  return Response.json({});
}
