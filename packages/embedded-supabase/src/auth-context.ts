import type { Accounts } from './accounts.ts';
import { createAttempts } from './attempts.ts';
import { groupsOf } from './groups-of.ts';
import { createKeyedMutex } from './keyed-mutex.ts';
import type { LiteAuth } from './lite-auth.ts';
import type { Mailbox } from './mailbox.ts';
import type { MailedTokens } from './mailed-tokens.ts';
import { createMailWriter } from './mailer.ts';
import { createMailRateLimit, PEER_WINDOW_SECONDS } from './mail-rate-limit.ts';
import { createPasswordGuesses } from './password-guesses.ts';
import type { PasswordWork } from './password-work.ts';
import { tableOf, type TomlTable } from './project.ts';

/** Returns a duration setting of `[auth.email]`, such as `600` or `"60s"`, in seconds. */
function secondsOf(auth: TomlTable, name: string): number {
  const value = tableOf(auth, 'email')[name];
  if (typeof value === 'number') return value;
  const [count] = groupsOf(/^(\d+)s$/u, String(value));
  if (count !== undefined) return Number(count);
  throw new Error(
    `supabase/config.toml: auth.email.${name} is ${String(value)}, not a time in seconds such as "60s"`,
  );
}

function countOf(auth: TomlTable, name: string): number {
  const value = tableOf(auth, 'rate_limit')[name];
  if (typeof value === 'number') return value;
  throw new Error(
    `supabase/config.toml: auth.rate_limit.${name} is ${String(value)}, not a number`,
  );
}

/** Returns the lifetime of a mailed link in seconds. @throws if supabase/config.toml lacks it. */
export function linkSecondsOf(auth: TomlTable): number {
  return secondsOf(auth, 'otp_expiry');
}

/** Shared dependencies of the auth service's steps. */
export type AuthContext = ReturnType<typeof createAuthContext>;

/**
 * @param options - `linkTarget`: the target of every mailed link, because a `redirect_to` could put
 * text of another person's choice into the URL. `auth`: the `[auth]` table of supabase/config.toml.
 * `secret` signs access tokens. `now`: the clock for links and limits. `mailsAreFree` disables the
 * limits on mails, for tests that share an account.
 * @throws if the table lacks the limits on mails or links, or a template.
 */
export function createAuthContext(options: {
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
  const mailSeconds = mailsAreFree ? 0 : every;
  const maxPerCaller = mailsAreFree ? Infinity : asks;
  const pace = createMailRateLimit({ mailSeconds, maxPerCaller }, now);
  const passwordGuesses = createPasswordGuesses(now);
  const linkGuesses = createAttempts(
    countOf(auth, 'token_verifications'),
    PEER_WINDOW_SECONDS,
    now,
  );
  return {
    ...shared,
    minPasswordLength: Number(auth['minimum_password_length']),
    writeMail: createMailWriter(auth, linkTarget),
    /** Minimum interval in seconds between two mails to an address. */
    mailSeconds,
    pace,
    passwordGuesses,
    /** Invalid links, counted by caller. */
    linkGuesses,
    now,
    runExclusive: createKeyedMutex(),
    /** Resets all counts, so that no caller has to wait. */
    forgive(): void {
      for (const counted of [pace, passwordGuesses, linkGuesses]) counted.clear();
    },
  };
}
