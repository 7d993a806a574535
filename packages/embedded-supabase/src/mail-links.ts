import type { AuthContext } from './auth-context.ts';
import { createMailedToken, type LinkPurpose } from './mailed-tokens.ts';

/**
 * Whether an address was mailed recently and the link is still valid, in which case no other is
 * sent.
 */
export function hasFreshMail(
  { tokens, mailSeconds }: AuthContext,
  email: string,
): Promise<boolean> {
  return tokens.hasOpen(email, mailSeconds);
}

/**
 * Mails a sign-in link, unless a recent one is still valid. Earlier links stay valid. Without an
 * account the same work is done and discarded.
 */
export async function mailLink(
  context: AuthContext,
  purpose: LinkPurpose,
  email: string,
  accountId: string | undefined,
): Promise<void> {
  if (await hasFreshMail(context, email)) return;
  const { token, hash } = createMailedToken();
  await context.tokens.keep({ hash, accountId, purpose, email });
  const mail = context.writeMail(purpose, email, token);
  if (accountId !== undefined) context.mailbox.add(mail);
}
