import type { Account, NewAccount } from './accounts.ts';
import type { AuthCall } from './auth-call.ts';
import type { AuthContext } from './auth-context.ts';
import { createMailedToken, type LinkPurpose } from './mailed-tokens.ts';

/** Who gets the link: a new account, the existing one with or without its data, or no one. */
export type Recipient = 'created' | 'existing' | 'forgotten' | 'none';

/**
 * Answers a request for a mail with the same work for every address: one transaction, in which data
 * is deleted and an account (`sent`) and a link are stored, or stored and undone. Mails the link,
 * unless a recent one is still valid; earlier links stay valid.
 */
export async function requestMail(
  { accounts, mailbox, mailSeconds, runExclusive, tokens, writeMail }: AuthContext,
  purpose: LinkPurpose,
  sent: NewAccount,
  choose: (account: Account | undefined, hasFreshMail: boolean) => Promise<Recipient>,
): Promise<void> {
  const { email } = sent;
  const mail = await runExclusive(email, () =>
    accounts.inTransaction(async () => {
      const hasFreshMail = await tokens.hasOpen(email, mailSeconds);
      const account = await accounts.findByEmail(email);
      const recipient = await choose(account, hasFreshMail);
      const isNew = recipient === 'created';
      const isMailed = recipient !== 'none' && !hasFreshMail;
      await accounts.forgetUnverified(recipient === 'forgotten' ? account : undefined, sent);
      const created = await accounts.create(sent, isNew);
      const { token, hash } = createMailedToken();
      // Without an account the link opens nothing.
      const accountId = isMailed ? (isNew ? created : account?.id) : undefined;
      await tokens.keep({ hash, accountId, purpose, email });
      const written = writeMail(purpose, email, token);
      return isMailed ? written : undefined;
    }),
  );
  if (mail !== undefined) mailbox.add(mail);
}

/**
 * Returns the step that mails a link: to sign in, which creates an unconfirmed account if the
 * address has none, or for a new password, which only an account gets.
 */
export const askForLink =
  (purpose: 'magiclink' | 'recovery') =>
  async (call: AuthCall, context: AuthContext, email: string): Promise<Response> => {
    const refused = context.limits.admitMail(purpose, email, call.peer);
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
