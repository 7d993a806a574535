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

/**
 * Returns the step that mails a link: to sign in, which creates an unconfirmed account if the
 * address has none, or for a new password, which only an account gets.
 */
export const askForLink =
  (purpose: 'magiclink' | 'recovery') =>
  async (call: AuthCall, context: AuthContext, email: string): Promise<Response> => {
    const { accounts, runExclusive, pace } = context;
    const refused = pace.admit(purpose, email, call.peer);
    if (refused !== undefined) return refused;
    return runExclusive(email, async () => {
      const account = await accounts.findByEmail(email);
      await forgetOthers(context, account);
      let id = account?.id;
      if (id === undefined && purpose === 'magiclink') {
        if (call.fields.create_user === false)
          return authError(422, 'otp_disabled', 'Signups not allowed for otp');
        id = await accounts.create({ email, passwordHash: null, metadata: {}, isSignUp: false });
      }
      await mailLink(context, purpose, email, id);
      return Response.json({});
    });
  };
