import type { Account } from './accounts.ts';
import type { AuthContext } from './auth-context.ts';
import { createMailedToken } from './mailed-token.ts';
import type { MailedFor } from './mailed-tokens.ts';
import type { MailKind } from './mailer.ts';

/** The mail of each kind of link, by the names of supabase/config.toml. */
const MAILS = {
  signup: 'confirmation',
  magiclink: 'magic_link',
  recovery: 'recovery',
  email_change: 'email_change',
} as const satisfies Record<MailedFor, MailKind>;

const EVERY: readonly MailedFor[] = ['signup', 'magiclink', 'recovery', 'email_change'];
/**
 * Seconds between two mails to an address about a change to it. These links open no session, and must not
 * take the place of one that does, again and again.
 */
const CHANGE_SECONDS = 300;

/** Whether an address was mailed to a moment ago, and the link can still be opened: it gets no other. */
export function hasFreshMail(
  { tokens, mailSeconds }: AuthContext,
  email: string,
): Promise<boolean> {
  return tokens.hasOpen(email, EVERY, mailSeconds);
}

/**
 * Mails a link that signs in, unless one was mailed a moment ago that can still be opened. What is open
 * stays open. Without an account the work is the same, for nothing.
 */
export async function mailLink(
  context: AuthContext,
  purpose: Exclude<MailedFor, 'email_change'>,
  email: string,
  account: Pick<Account, 'id'> | undefined,
): Promise<void> {
  if (await hasFreshMail(context, email)) return;
  const { token, hash } = createMailedToken();
  await context.tokens.keep({ hash, accountId: account?.id, purpose, email, newEmail: null });
  const mail = context.write(MAILS[purpose], { to: email, token });
  if (account !== undefined) context.mailbox.add(mail);
}

/** Asks those mailboxes about a change of address that have not agreed to it nor been asked just now. */
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
