import type { Mail, MailType, Project } from '../project.ts';
import type { User } from './users.ts';

/** How long a link or a code lasts. */
const EXPIRES_IN_MS = 3_600_000;

/** What a request's type accepts (supabase/auth, `verify.go`). */
const ACCEPTED: Readonly<Record<string, readonly MailType[]>> = {
  signup: ['signup'],
  invite: ['signup'],
  magiclink: ['magiclink', 'recovery'],
  recovery: ['magiclink', 'recovery'],
  email: ['signup', 'magiclink', 'recovery'],
  email_change: ['email_change'],
};

export const isMailType = (type: string): boolean => Object.hasOwn(ACCEPTED, type);

/** Writes a mail, and forgets the user's earlier ones of its type. */
export function sendMail(
  { mails, clock, auth }: Project,
  user: User,
  type: MailType,
  more: { to?: string; tokenHash?: string } = {},
): void {
  const to = more.to ?? user.email;
  const old = mails.findIndex((mail) => mail.to === to && mail.type === type);
  if (old !== -1) mails.splice(old, 1);
  const at = clock.iso();
  if (type === 'signup') user.confirmation_sent_at = at;
  if (type === 'magiclink' || type === 'recovery') user.recovery_sent_at = at;
  mails.push({
    to,
    type,
    code: auth.emailCode,
    tokenHash: more.tokenHash ?? crypto.randomUUID().replaceAll('-', ''),
    userId: user.id,
    at: clock.now(),
  });
}

/** Removes the mail that a link's hash or an address's code belongs to: it works once. */
export function takeMail(
  { mails, clock }: Project,
  type: string,
  given: { tokenHash: string } | { to: string; code: string },
): Mail | undefined {
  const at = mails.findIndex(
    (mail) =>
      ACCEPTED[type]?.includes(mail.type) === true &&
      clock.now() <= mail.at + EXPIRES_IN_MS &&
      ('tokenHash' in given
        ? mail.tokenHash === given.tokenHash
        : mail.to === given.to && mail.code === given.code),
  );
  return at === -1 ? undefined : mails.splice(at, 1)[0];
}
