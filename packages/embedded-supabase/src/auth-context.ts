import type { Accounts } from './accounts.ts';
import { createAttempts } from './attempts.ts';
import type { FetchHandler, JsonObject } from './auth-messages.ts';
import type { JobOwner } from './fair-queue.ts';
import { groupsOf } from './groups-of.ts';
import { createKeyedMutex } from './keyed-mutex.ts';
import type { Mailbox } from './mailbox.ts';
import type { MailedTokens } from './mailed-tokens.ts';
import { createMailWriter, type MailKind } from './mailer.ts';
import { createMailRateLimit, PEER_WINDOW_SECONDS } from './mail-rate-limit.ts';
import { createPasswordGuesses } from './password-guesses.ts';
import type { PasswordWork } from './password-work.ts';
import { tableOf, type TomlTable } from './project.ts';

/** The data of a mail. */
export interface MailData {
  readonly to: string;
  readonly token: string;
  /** For a change of address: the current and the requested address. */
  readonly change?: { readonly from: string; readonly to: string };
}

/** A call to the auth service with its parsed body. */
export interface AuthCall extends JobOwner {
  readonly request: Request;
  readonly body: JsonObject;
  /** Passes a request on to @supabase/lite. */
  readonly next: FetchHandler;
}

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

/** Shared dependencies of the auth layer's steps. */
export type AuthContext = ReturnType<typeof createAuthContext>;

/**
 * @param auth - The `[auth]` table of supabase/config.toml.
 * @param now - The clock for links and limits.
 * @param mailsAreFree - Disables the limits on mails, for tests that share an account.
 * @throws if the table lacks the limits on mails or links.
 */
export function createAuthContext(options: {
  readonly linkTarget: string;
  readonly auth: TomlTable;
  readonly mailbox: Mailbox;
  readonly accounts: Accounts;
  readonly tokens: MailedTokens;
  readonly passwords: PasswordWork;
  readonly mailsAreFree: boolean;
  readonly now: () => Date;
}) {
  const { linkTarget, auth, mailbox, accounts, tokens, passwords, mailsAreFree, now } = options;
  const write = createMailWriter(auth);
  const every = secondsOf(auth, 'max_frequency');
  const asks = countOf(auth, 'sign_in_sign_ups');
  const opens = countOf(auth, 'token_verifications');
  const mailSeconds = mailsAreFree ? 0 : every;
  const pace = createMailRateLimit(
    { mailSeconds, maxPerCaller: mailsAreFree ? Infinity : asks },
    now,
  );
  const passwordGuesses = createPasswordGuesses(now);
  const linkGuesses = createAttempts(opens, PEER_WINDOW_SECONDS, now);
  return {
    /**
     * The target of every mailed link. `redirect_to` is ignored: another person's request for a link
     * could otherwise put text of their choice into the URL.
     */
    linkTarget,
    accounts,
    passwords,
    minPasswordLength: Number(auth['minimum_password_length']),
    tokens,
    mailbox,
    write: (kind: MailKind, { to, token, change }: MailData) =>
      write(kind, to, {
        SiteURL: linkTarget,
        RedirectTo: linkTarget,
        TokenHash: token,
        Email: change?.from ?? to,
        // Stryker disable next-line StringLiteral: Only the mail about a change of address uses it.
        NewEmail: change?.to ?? '',
      }),
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
