import type { Account } from './accounts.ts';
import type { AuthContext } from './auth-context.ts';
import { createMailedToken } from './mailed-token.ts';
import type { LinkPurpose } from './mailed-tokens.ts';
import type { MailKind } from './mailer.ts';

/** The mail of each kind of link, as named in supabase/config.toml. */
const MAILS = {
  signup: 'confirmation',
  magiclink: 'magic_link',
  recovery: 'recovery',
  email_change: 'email_change',
} as const satisfies Record<LinkPurpose, MailKind>;

const EVERY: readonly LinkPurpose[] = ['signup', 'magiclink', 'recovery', 'email_change'];
/**
 * Minimum interval in seconds between two mails about a change of address. These links open no
 * session, so they must not repeatedly displace those that do.
 */
const CHANGE_SECONDS = 300;

/**
 * Whether an address was mailed recently and the link is still valid, in which case no other is
 * sent.
 */
export function hasFreshMail(
  { tokens, mailSeconds }: AuthContext,
  email: string,
): Promise<boolean> {
  return tokens.hasOpen(email, EVERY, mailSeconds);
}

/**
 * Mails a sign-in link, unless a recent one is still valid. Earlier links stay valid. Without an
 * account the same work is done and discarded.
 */
export async function mailLink(
  context: AuthContext,
  purpose: Exclude<LinkPurpose, 'email_change'>,
  email: string,
  account: Pick<Account, 'id'> | undefined,
): Promise<void> {
  if (await hasFreshMail(context, email)) return;
  const { token, hash } = createMailedToken();
  await context.tokens.keep({ hash, accountId: account?.id, purpose, email, newEmail: null });
  const mail = context.write(MAILS[purpose], { to: email, token });
  if (account !== undefined) context.mailbox.add(mail);
}

/** Mails the mailboxes that have neither confirmed a change of address nor been asked recently. */
export async function mailChange(
  context: AuthContext,
  { id, email, email_change: newEmail }: Account,
): Promise<void> {
  if (newEmail === null) return;
  const { mailbox, tokens, write } = context;
  const agreed = await tokens.agreedTo(id, newEmail);
  for (const to of [email, newEmail]) {
    if (agreed.has(to) || (await hasFreshMail(context, to))) continue;
    if (await tokens.hasOpen(to, ['email_change'], CHANGE_SECONDS)) continue;
    const { token, hash } = createMailedToken();
    await tokens.keep({ hash, accountId: id, purpose: 'email_change', email: to, newEmail });
    mailbox.add(write('email_change', { to, token, change: { from: email, to: newEmail } }));
  }
}
