import { createHash, randomBytes } from 'node:crypto';
import type { SqliteConnection } from '@supabase/lite';
import { runStatements, type Statement } from './database.ts';

export type LinkPurpose = 'signup' | 'magiclink' | 'recovery';

/** A stored mailed link, which holds only the token's hash. */
interface StoredLink {
  readonly hash: string;
  readonly accountId: string;
  readonly purpose: LinkPurpose;
  readonly email: string;
}

/** A link to store. Without an account it opens nothing, and makes the work the same. */
type NewLink = Omit<StoredLink, 'accountId'> & { readonly accountId: string | undefined };

// @supabase/lite stores the SHA-256 of an address and six digits in its columns for tokens. A
// domain prefix ensures that no such input can produce this hash.
const DOMAIN = 'embedded-supabase mailed token\0';

export function hashOf(token: string): string {
  return createHash('sha256').update(DOMAIN).update(token).digest('hex');
}

/** Creates a token of 256 random bits, which appears only in the mail, and its hash. */
export function createMailedToken() {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

const TABLE = '"auth.mailed_tokens"';

/**
 * The valid links, in their own table of the data file: several per account, each usable once until
 * it expires, after `linkSeconds`. @supabase/lite's columns, one per kind, hold a token only while
 * it is exchanged.
 */
export async function createMailedTokens(
  connection: SqliteConnection,
  linkSeconds: number,
  now: () => Date,
) {
  /** The mailing time of the oldest link that is still valid. */
  const alive = () => now().getTime() - linkSeconds * 1000;
  const isOpen = 'account_id is not null and spent = 0 and sent_at >= ?';
  const run = (...statements: readonly Statement[]) =>
    runStatements<StoredLink>(connection, ...statements);

  await run(
    [
      `create table if not exists ${TABLE} (
         hash text primary key,
         account_id text references "auth.users" (id) on delete cascade,
         purpose text not null,
         email text not null,
         sent_at integer not null,
         spent integer not null default 0
       ) strict`,
    ],
    [`create index if not exists mailed_tokens_account on ${TABLE} (account_id)`],
    [`create index if not exists mailed_tokens_email on ${TABLE} (email)`],
  );

  return {
    async keep({ hash, accountId, purpose, email }: NewLink): Promise<void> {
      const link = [hash, accountId ?? null, purpose, email, now().getTime()] as const;
      await run(
        [`delete from ${TABLE} where account_id is null or sent_at < ?`, alive()],
        [
          `insert into ${TABLE} (hash, account_id, purpose, email, sent_at) values (?, ?, ?, ?, ?)`,
          ...link,
        ],
      );
    },
    /** Finds a valid link: known, unused and not expired. */
    async findOpen(hash: string): Promise<StoredLink | undefined> {
      const sql = `select *, account_id as accountId from ${TABLE} where hash = ? and ${isOpen}`;
      const [link] = await run([sql, hash, alive()]);
      return link;
    },
    spend: (hash: string) => run([`update ${TABLE} set spent = 1 where hash = ?`, hash]),
    /** Whether an address has a valid link, mailed within this many seconds. */
    async hasOpen(email: string, withinSeconds = Infinity): Promise<boolean> {
      const rows = await run([
        `select * from ${TABLE} where email = ? and ${isOpen} and sent_at > ? limit 1`,
        email,
        alive(),
        now().getTime() - withinSeconds * 1000,
      ]);
      return rows.length > 0;
    },
    revoke: (accountId: string) => run([`delete from ${TABLE} where account_id = ?`, accountId]),
  };
}
