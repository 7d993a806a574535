import type { Mail, MailType, Project } from '../project.ts';
import type { User } from './users.ts';
import { iso } from '../time.ts';

/** How long a link or a code lasts. */
const EXPIRES_IN_MS = 3_600_000;

/** What a request's type accepts (supabase/auth, `verify.go`). */
export const ACCEPTED = new Map<string, readonly MailType[]>([
  ['signup', ['signup']],
  ['invite', ['signup']],
  ['magiclink', ['magiclink', 'recovery']],
  ['recovery', ['magiclink', 'recovery']],
  ['email', ['signup', 'magiclink', 'recovery']],
]);

/** Writes a mail, and forgets the user's earlier ones of its type. */
export function sendMail({ mails, auth }: Project, user: User, type: MailType): void {
  const to = user.email;
  const tokenHash = crypto.randomUUID().replaceAll('-', '');
  const old = mails.findIndex((mail) => mail.to === to && mail.type === type);
  if (old !== -1) mails.splice(old, 1);
  if (type === 'signup') user.confirmation_sent_at = iso();
  if (type === 'magiclink' || type === 'recovery') user.recovery_sent_at = iso();
  mails.push({ to, type, code: auth.emailCode, tokenHash, user, at: Date.now() });
}

/** Removes the mail that a link's hash or an address's code belongs to: it works once. */
export function takeMail(
  { mails }: Project,
  type: string,
  belongs: (mail: Mail) => boolean,
): Mail | undefined {
  const types = ACCEPTED.get(type);
  const at = mails.findIndex(
    (mail) =>
      types?.includes(mail.type) === true && Date.now() <= mail.at + EXPIRES_IN_MS && belongs(mail),
  );
  return at === -1 ? undefined : mails.splice(at, 1)[0];
}
