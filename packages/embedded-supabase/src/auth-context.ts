import type { SqliteConnection } from '@supabase/lite';
import { createAccounts } from './accounts.ts';
import { groupsOf } from './groups-of.ts';
import { createLimits } from './limits.ts';
import { createLiteAuth } from './lite-auth.ts';
import { createMailWriter, type Mailbox } from './mail.ts';
import { createMailedTokens } from './mailed-tokens.ts';
import type { PasswordWork } from './passwords.ts';
import { tableOf, type TomlTable } from './project.ts';

/** Returns a number of a table of `[auth]`, or a time such as `"60s"` in seconds. @throws if missing. */
function numberOf(auth: TomlTable, table: string, name: string, wanted = 'number'): number {
  const value = tableOf(auth, table)[name];
  if (typeof value === 'number') return value;
  const [count] = wanted === 'number' ? [] : groupsOf(/^(\d+)s$/u, String(value));
  if (count !== undefined) return Number(count);
  throw new Error(
    `supabase/config.toml: auth.${table}.${name} is ${String(value)}, not a ${wanted}`,
  );
}

/**
 * Runs tasks with the same key one after another and tasks with different keys concurrently. A key's
 * mutex is kept only while a task holds it or waits.
 */
function createKeyedMutex() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.catch(() => undefined).then(work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}

/** Shared dependencies of the auth service's steps. */
export type AuthContext = Awaited<ReturnType<typeof createAuthContext>>;

/** @throws if `auth` lacks the limits on mails or links, or a template. */
export async function createAuthContext(options: {
  readonly connection: SqliteConnection;
  readonly origin: string;
  readonly key: string;
  readonly secret: string;
  readonly handle: (request: Request) => Promise<Response>;
  readonly forget: readonly string[];
  /** Of every mailed link: a `redirect_to` could put another person's text into the URL. */
  readonly linkTarget: string;
  readonly auth: TomlTable;
  readonly mailbox: Mailbox;
  readonly passwords: PasswordWork;
  readonly mailsAreFree: boolean;
  readonly now: () => Date;
}) {
  const { connection, forget, linkTarget, auth, mailbox, mailsAreFree, now } = options;
  const { origin, key, secret, handle, passwords } = options;
  const secondsOf = (name: string) =>
    numberOf(auth, 'email', name, 'time in seconds such as "60s"');
  const countOf = (name: string) => numberOf(auth, 'rate_limit', name);
  const every = secondsOf('max_frequency');
  const asks = countOf('sign_in_sign_ups');
  const mailSeconds = mailsAreFree ? 0 : every;
  const maxMails = mailsAreFree ? Infinity : asks;
  return {
    secret,
    passwords,
    mailbox,
    mailSeconds,
    now,
    accounts: createAccounts(connection, forget),
    tokens: await createMailedTokens(connection, secondsOf('otp_expiry'), now),
    lite: createLiteAuth(origin, key, secret, handle),
    minPasswordLength: Number(auth['minimum_password_length']),
    writeMail: createMailWriter(auth, linkTarget),
    limits: createLimits(mailSeconds, maxMails, countOf('token_verifications'), now),
    runExclusive: createKeyedMutex(),
  };
}
