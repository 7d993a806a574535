import type { Accounts } from './accounts.ts';
import { groupsOf } from './groups-of.ts';
import { createKeyedMutex } from './keyed-mutex.ts';
import { createLimits } from './limits.ts';
import type { LiteAuth } from './lite-auth.ts';
import type { Mailbox } from './mailbox.ts';
import type { MailedTokens } from './mailed-tokens.ts';
import { createMailWriter } from './mailer.ts';
import type { PasswordWork } from './password-work.ts';
import { tableOf, type TomlTable } from './project.ts';

const wrong = (name: string, value: unknown, wanted: string) =>
  new Error(`supabase/config.toml: auth.${name} is ${String(value)}, not a ${wanted}`);

/** Returns a duration setting of `[auth.email]`, such as `600` or `"60s"`, in seconds. */
function secondsOf(auth: TomlTable, name: string): number {
  const value = tableOf(auth, 'email')[name];
  if (typeof value === 'number') return value;
  const [count] = groupsOf(/^(\d+)s$/u, String(value));
  if (count !== undefined) return Number(count);
  throw wrong(`email.${name}`, value, 'time in seconds such as "60s"');
}

function countOf(auth: TomlTable, name: string): number {
  const value = tableOf(auth, 'rate_limit')[name];
  if (typeof value === 'number') return value;
  throw wrong(`rate_limit.${name}`, value, 'number');
}

/** Returns the lifetime of a mailed link in seconds. @throws if supabase/config.toml lacks it. */
export const linkSecondsOf = (auth: TomlTable): number => secondsOf(auth, 'otp_expiry');

/** Shared dependencies of the auth service's steps. */
export type AuthContext = ReturnType<typeof createAuthContext>;

/** @throws if `auth` lacks the limits on mails or links, or a template. */
export function createAuthContext(options: {
  /** Of every mailed link: a `redirect_to` could put another person's text into the URL. */
  readonly linkTarget: string;
  readonly auth: TomlTable;
  readonly secret: string;
  readonly lite: LiteAuth;
  readonly mailbox: Mailbox;
  readonly accounts: Accounts;
  readonly tokens: MailedTokens;
  readonly passwords: PasswordWork;
  readonly mailsAreFree: boolean;
  readonly now: () => Date;
}) {
  const { linkTarget, auth, mailsAreFree, now, ...shared } = options;
  const every = secondsOf(auth, 'max_frequency');
  const asks = countOf(auth, 'sign_in_sign_ups');
  const opens = countOf(auth, 'token_verifications');
  const mailSeconds = mailsAreFree ? 0 : every;
  return {
    ...shared,
    minPasswordLength: Number(auth['minimum_password_length']),
    writeMail: createMailWriter(auth, linkTarget),
    mailSeconds,
    limits: createLimits(mailSeconds, mailsAreFree ? Infinity : asks, opens, now),
    now,
    runExclusive: createKeyedMutex(),
  };
}
