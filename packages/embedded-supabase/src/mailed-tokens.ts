import type { SqliteConnection } from '@supabase/lite';

export type LinkPurpose = 'signup' | 'magiclink' | 'recovery' | 'email_change';

/** A stored mailed link, which holds only the token's hash. */
export interface StoredLink {
  readonly hash: string;
  readonly accountId: string;
  readonly purpose: LinkPurpose;
  /** The recipient's address, in lower case. */
  readonly email: string;
  /** For a change of address: the requested address. */
  readonly newEmail: string | null;
}

/**
 * A link to store. Without an account it is stored only so that the work is the same, and opens
 * nothing.
 */
export type NewLink = Omit<StoredLink, 'accountId'> & { readonly accountId: string | undefined };

interface Row {
  readonly hash: string;
  readonly account_id: string;
  readonly purpose: LinkPurpose;
  readonly email: string;
  readonly new_email: string | null;
}

/**
 * More than can be mailed to an account within a link's lifetime, at one a minute to two addresses.
 */
const MOST_OF_AN_ACCOUNT = 40;
const TABLE = '"auth.mailed_tokens"';

export type MailedTokens = ReturnType<typeof createMailedTokens>;

/**
 * The valid links, in their own table of the data file: several per account, each usable once until
 * it expires. @supabase/lite's columns, one per kind, hold a token only while it is exchanged.
 *
 * @param connection - The database of @supabase/lite.
 * @param linkSeconds - The lifetime of a link.
 * @param now - The clock.
 */
export function createMailedTokens(
  connection: SqliteConnection,
  linkSeconds: number,
  now: () => Date,
) {
  type Statement = readonly [sql: string, ...values: readonly (string | number | null)[]];

  /** Runs in @supabase/lite's transaction queue. @returns the rows of the last statement. */
  function run(...statements: readonly Statement[]): Promise<readonly Row[]> {
    return connection.runInTransaction(async () => {
      let rows: readonly Row[] = [];
      for (const [sql, ...values] of statements) {
        const result = await connection.exec<{ rows: Row[] } | void>(sql, ...values);
        rows = result?.rows ?? [];
      }
      return rows;
    });
  }

  /** The mailing time of the oldest link that is still valid. */
  const alive = () => now().getTime() - linkSeconds * 1000;
  const isOpen = 'account_id is not null and spent = 0 and sent_at >= ?';

  return {
    /** Creates the table if it does not exist. */
    async prepare(): Promise<void> {
      await run(
        [
          `create table if not exists ${TABLE} (
             hash text primary key,
             account_id text references "auth.users" (id) on delete cascade,
             purpose text not null,
             email text not null,
             new_email text,
             sent_at integer not null,
             spent integer not null default 0
           ) strict`,
        ],
        [`create index if not exists mailed_tokens_account on ${TABLE} (account_id)`],
        [`create index if not exists mailed_tokens_email on ${TABLE} (email)`],
      );
    },
    async keep({ hash, accountId, purpose, email, newEmail }: NewLink): Promise<void> {
      const account = accountId ?? null;
      await run(
        // A mailbox's confirmation of a change of address does not expire while it waits for the
        // other.
        [
          `delete from ${TABLE} where account_id is null
             or (sent_at < ? and (spent = 0 or purpose <> 'email_change'))`,
          alive(),
        ],
        [
          `insert into ${TABLE} (hash, account_id, purpose, email, new_email, sent_at)
             values (?, ?, ?, ?, ?, ?)`,
          hash,
          account,
          purpose,
          email,
          newEmail,
          now().getTime(),
        ],
        [
          `delete from ${TABLE} where account_id = ? and rowid not in
             (select rowid from ${TABLE} where account_id = ? order by rowid desc limit ?)`,
          account,
          account,
          MOST_OF_AN_ACCOUNT,
        ],
      );
    },
    /** Finds a valid link: known, unused and not expired. */
    async findOpen(hash: string): Promise<StoredLink | undefined> {
      const [row] = await run([
        `select * from ${TABLE} where hash = ? and ${isOpen}`,
        hash,
        alive(),
      ]);
      if (row === undefined) return undefined;
      const { account_id: accountId, new_email: newEmail, purpose, email } = row;
      return { hash, accountId, purpose, email, newEmail };
    },
    /** Marks a link as used. Of two concurrent calls, only one returns true. */
    spend: (hash: string) =>
      connection.runInTransaction(async () => {
        const { rows } = await connection.exec<{ rows: Row[] }>(
          `select * from ${TABLE} where hash = ? and ${isOpen}`,
          hash,
          alive(),
        );
        await connection.exec(`update ${TABLE} set spent = 1 where hash = ?`, hash);
        return rows.length > 0;
      }),
    /** Whether an address has a valid link that was mailed within this many seconds. */
    async hasOpen(email: string, purposes: readonly LinkPurpose[], withinSeconds: number) {
      const since = now().getTime() - withinSeconds * 1000;
      const rows = await run([
        `select * from ${TABLE} where email = ? and ${isOpen} and sent_at > ?
           and purpose in (${purposes.map(() => '?').join(', ')}) limit 1`,
        email,
        alive(),
        since,
        ...purposes,
      ]);
      return rows.length > 0;
    },
    /** Whether an account has a valid link. */
    async hasOpenOf(accountId: string): Promise<boolean> {
      const rows = await run([
        `select * from ${TABLE} where account_id = ? and ${isOpen} limit 1`,
        accountId,
        alive(),
      ]);
      return rows.length > 0;
    },
    /** Returns the mailboxes that have confirmed a change of address. */
    async agreedTo(accountId: string, newEmail: string): Promise<ReadonlySet<string>> {
      const rows = await run([
        `select * from ${TABLE} where account_id = ? and new_email = ? and spent = 1`,
        accountId,
        newEmail,
      ]);
      return new Set(rows.map(({ email }) => email));
    },
    /** Revokes all links of an account, or those of one purpose. */
    async revoke(accountId: string, purpose?: LinkPurpose): Promise<void> {
      await run(
        purpose === undefined
          ? [`delete from ${TABLE} where account_id = ?`, accountId]
          : [`delete from ${TABLE} where account_id = ? and purpose = ?`, accountId, purpose],
      );
    },
  };
}
