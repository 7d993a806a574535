import type { Accounts } from './accounts.ts';
import { createAttempts, type Attempts } from './attempts.ts';
import type { FetchHandler, JsonObject } from './auth-messages.ts';
import type { Asker } from './fair-queue.ts';
import { groupsOf } from './groups-of.ts';
import { createInTurn, type InTurn } from './in-turn.ts';
import type { Mailbox } from './mailbox.ts';
import type { MailedTokens } from './mailed-tokens.ts';
import { createMailWriter, type Mail, type MailKind } from './mailer.ts';
import { createMailPace, PEER_WINDOW_SECONDS, type MailPace } from './pace.ts';
import { createPasswordGuesses, type PasswordGuesses } from './password-guesses.ts';
import type { PasswordWork } from './password-work.ts';
import { tableOf, type TomlTable } from './project.ts';

/** What the steps of the auth layer share. */
export interface AuthContext {
  /**
   * Where every mailed link leads. What `redirect_to` asks for is not heeded: a link that somebody asks for
   * in another's name could carry words of theirs into the address.
   */
  readonly linkTarget: string;
  readonly accounts: Accounts;
  readonly passwords: PasswordWork;
  /** The fewest characters of a password. */
  readonly minPasswordLength: number;
  /** The links that are under way. */
  readonly tokens: MailedTokens;
  /** Where mails go, and what writes one whose link carries this token. */
  readonly mailbox: Mailbox;
  readonly write: (kind: MailKind, letter: Letter) => Mail;
  /** Seconds between two mails to an address. */
  readonly mailSeconds: number;
  /** How often mails may be asked for. */
  readonly pace: MailPace;
  /** Wrong passwords. */
  readonly passwordGuesses: PasswordGuesses;
  /** Callers whose links were none. */
  readonly linkGuesses: Attempts;
  /** The clock of links and limits. */
  readonly now: () => Date;
  readonly inTurn: InTurn;
  /** Forgets all counts: no caller has to wait any more. */
  forgive(): void;
}

/** A mail to be written. */
export interface Letter {
  readonly to: string;
  readonly token: string;
  /** Of a change of address: the account's address, and the one to come. */
  readonly change?: { readonly from: string; readonly to: string };
}

/** A call to the auth service, its body read. */
export interface AuthCall extends Asker {
  readonly request: Request;
  readonly body: JsonObject;
  /** @supabase/lite's own answer. */
  readonly next: FetchHandler;
}

/** A setting of `[auth.email]` such as `600` or `"60s"`, in seconds. */
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

/** How long a mailed link lives, in seconds. @throws when supabase/config.toml lacks it. */
export function linkSecondsOf(auth: TomlTable): number {
  return secondsOf(auth, 'otp_expiry');
}

/**
 * @param auth - The `[auth]` table of supabase/config.toml.
 * @param now - The clock of links and limits.
 * @param mailsAreFree - Whether mails may be asked for without end: for tests that share an account.
 * @throws when the table lacks how often mails may be sent, or links opened.
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
}): AuthContext {
  const { linkTarget, auth, mailbox, accounts, tokens, passwords, mailsAreFree, now } = options;
  const write = createMailWriter(auth);
  const every = secondsOf(auth, 'max_frequency');
  const asks = countOf(auth, 'sign_in_sign_ups');
  const opens = countOf(auth, 'token_verifications');
  const mailSeconds = mailsAreFree ? 0 : every;
  const pace = createMailPace({ mailSeconds, asksOfPeer: mailsAreFree ? Infinity : asks }, now);
  const passwordGuesses = createPasswordGuesses(now);
  const linkGuesses = createAttempts(opens, PEER_WINDOW_SECONDS, now);
  return {
    linkTarget,
    accounts,
    passwords,
    minPasswordLength: Number(auth['minimum_password_length']),
    tokens,
    mailbox,
    write: (kind, { to, token, change }) =>
      write(kind, to, {
        SiteURL: linkTarget,
        RedirectTo: linkTarget,
        TokenHash: token,
        Email: change?.from ?? to,
        // Stryker disable next-line StringLiteral: Only the mail of a change names it.
        NewEmail: change?.to ?? '',
      }),
    mailSeconds,
    pace,
    passwordGuesses,
    linkGuesses,
    now,
    inTurn: createInTurn(),
    forgive() {
      for (const counted of [pace, passwordGuesses, linkGuesses]) counted.clear();
    },
  };
}
