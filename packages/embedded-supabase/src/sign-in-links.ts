import type { AuthCall } from './auth-call.ts';
import type { AuthContext } from './auth-context.ts';
import { requestMail } from './mail-links.ts';

/**
 * Returns the step that mails a link: to sign in, which creates an unconfirmed account if the
 * address has none, or for a new password, which only an account gets.
 */
export const askForLink =
  (purpose: 'magiclink' | 'recovery') =>
  async (call: AuthCall, context: AuthContext, email: string): Promise<Response> => {
    const refused = context.pace.admit(purpose, email, call.peer);
    if (refused !== undefined) return refused;
    const creates = purpose === 'magiclink' && call.fields.create_user !== false;
    const sent = { email, passwordHash: null, metadata: {}, isSignUp: false };
    await requestMail(context, purpose, sent, async (account, hasFreshMail) => {
      if (account === undefined) return creates ? 'created' : 'none';
      // After a second request for an unconfirmed address it is unknown which of the two came from
      // the owner: the data sent with the first is deleted.
      return account.email_confirmed_at || hasFreshMail ? 'existing' : 'forgotten';
    });
    return Response.json({});
  };
