import type { Accounts } from './accounts.ts';
import { createAttempts, type Attempts } from './attempts.ts';
import type { FetchHandler, JsonObject } from './auth-messages.ts';
import { isTomlTable, type TomlTable } from './config.ts';
import type { Asker } from './fair-queue.ts';
import { groupsOf } from './groups-of.ts';
import { createInTurn, type InTurn } from './in-turn.ts';
import type { Mailbox } from './mailbox.ts';
import { createMailWriter, type MailKind } from './mailer.ts';
import type { PasswordWork } from './password-work.ts';
import { defaultRedirect } from './redirects.ts';

/** What the steps of the auth layer share. */
export interface AuthContext {
  /** The site's own origin. */
  readonly origin: string;
  readonly accounts: Accounts;
  readonly passwords: PasswordWork;
  /** The fewest characters of a password. */
  readonly minPasswordLength: number;
  /** How long a mailed link lives. */
  readonly linkSeconds: number;
  /** Sends a mail whose link carries this token to this address. */
  readonly send: (kind: MailKind, letter: Letter) => void;
  /** One mail of sign-up to an address in a minute. */
  readonly pace: Attempts;
  /** Links that were tried and did not work: by whom, for which address, and which. */
  readonly guesses: Readonly<Record<'peer' | 'address' | 'token', Attempts>>;
  readonly inTurn: InTurn;
  /** Forgets all counts: whoever had to wait need not any more. */
  forgive(): void;
}

/** A mail to be written. */
export interface Letter {
  readonly to: string;
  readonly token: string;
  readonly redirectTo: string;
  /** Of a change of address: the account's address, and the one to come. */
  readonly change?: { readonly from: string; readonly to: string };
}

/** A call to the auth service, its body read. */
export interface AuthCall extends Asker {
  readonly request: Request;
  readonly body: JsonObject;
  /** Where links of mails sent by this call shall lead. */
  readonly redirectTo: string;
  /** @supabase/lite's own answer. */
  readonly next: FetchHandler;
}

const GUESS_WINDOW_SECONDS = 300;

function secondsOf(value: unknown): number {
  if (typeof value === 'number') return value;
  const [count] = groupsOf(/^(\d+)s$/u, String(value));
  if (count === undefined)
    throw new Error(`supabase/config.toml: ${String(value)} is no time in seconds`);
  return Number(count);
}

/**
 * @param auth - The `[auth]` table of supabase/config.toml.
 * @param now - The clock of the limits.
 * @throws when the table lacks how long a link lives, or how often mails may be sent.
 */
export function createAuthContext(options: {
  readonly origin: string;
  readonly auth: TomlTable;
  readonly mailbox: Mailbox;
  readonly accounts: Accounts;
  readonly passwords: PasswordWork;
  readonly now: () => Date;
}): AuthContext {
  const { origin, auth, mailbox, accounts, passwords, now } = options;
  const email = isTomlTable(auth['email']) ? auth['email'] : {};
  const write = createMailWriter(auth);
  const pace = createAttempts(1, secondsOf(email['max_frequency']), now);
  const guesses = {
    peer: createAttempts(30, GUESS_WINDOW_SECONDS, now),
    address: createAttempts(10, GUESS_WINDOW_SECONDS, now),
    token: createAttempts(10, GUESS_WINDOW_SECONDS, now),
  };
  return {
    origin,
    accounts,
    passwords,
    minPasswordLength: Number(auth['minimum_password_length']),
    linkSeconds: secondsOf(email['otp_expiry']),
    send(kind, { to, token, redirectTo, change }) {
      const values = {
        SiteURL: defaultRedirect(origin),
        RedirectTo: redirectTo,
        TokenHash: token,
        Email: change?.from ?? to,
        NewEmail: change?.to ?? '',
      };
      mailbox.add(write(kind, to, values));
    },
    pace,
    guesses,
    inTurn: createInTurn(),
    forgive() {
      for (const attempts of [pace, ...Object.values(guesses)]) attempts.clear();
    },
  };
}
