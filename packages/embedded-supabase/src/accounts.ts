import type { SqliteConnection } from '@supabase/lite';
import { inTransaction, runStatements, type Statement } from './database.ts';

/** An account in the auth service's tables. Times are ISO 8601. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly encrypted_password: string | null;
  readonly email_confirmed_at: string | null;
  /** When a sign-up last requested a mail; null if none has. */
  readonly confirmation_sent_at: string | null;
}

/** The data of a new account. */
export interface NewAccount {
  /** In lower case. */
  readonly email: string;
  readonly passwordHash: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly isSignUp: boolean;
}

const COLUMNS = 'id, email, encrypted_password, email_confirmed_at, confirmation_sent_at';

/** The columns in which @supabase/lite looks up tokens, and stores when each was sent. */
const SENT_AT = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  reauthentication_token: 'reauthentication_sent_at',
} as const;

/** What @supabase/lite writes for every account. */
const ownMetadata = (id: string, email: string) => ({
  email,
  email_verified: false,
  phone_verified: false,
  sub: id,
});

/**
 * Account operations that @supabase/lite lacks. `forget`: statements that delete sign-up metadata
 * from the project's own tables, each with one `?` for the account's id.
 */
export function createAccounts(connection: SqliteConnection, forget: readonly string[] = []) {
  async function find(where: string, value: string): Promise<Account | undefined> {
    const sql = `select ${COLUMNS} from "auth.users" where ${where}`;
    const [account] = await runStatements<Account>(connection, [sql, value]);
    return account;
  }

  const change = (...statements: readonly Statement[]) => runStatements(connection, ...statements);
  const now = () => new Date().toISOString();
  const update = (columns: string) => `update "auth.users" set ${columns} where id = ?`;

  return {
    inTransaction: <T>(work: () => Promise<T>) => inTransaction(connection, work),
    findByEmail: (email: string) => find('email = ?', email),
    findById: (id: string) => find('id = ?', id),
    findByRefreshToken: (token: string) =>
      find('id = (select user_id from "auth.refresh_tokens" where token = ?)', token),
    /**
     * Creates an account with an unconfirmed address.
     *
     * @param isKept - If false, does the work with another address and undoes it.
     * @returns its id.
     */
    async create(account: NewAccount, isKept = true): Promise<string> {
      const { passwordHash, metadata, isSignUp } = account;
      const email = isKept ? account.email : account.email.replace(/^[^@]+/u, crypto.randomUUID());
      const id = crypto.randomUUID();
      const at = now();
      const userMetadata = JSON.stringify({ ...metadata, ...ownMetadata(id, email) });
      const user = [id, email, passwordHash, isSignUp ? at : null, userMetadata, at, at] as const;
      const identity = [crypto.randomUUID(), id, id, userMetadata, at, at, at] as const;
      await change(
        ['savepoint account'],
        [
          `insert into "auth.users" (id, email, encrypted_password, confirmation_sent_at,
             raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
             values (?, ?, ?, ?, '{"provider":"email","providers":["email"]}', ?, ?, ?)`,
          ...user,
        ],
        [
          `insert into "auth.identities"
             (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
             values (?, 'email', ?, ?, ?, ?, ?, ?)`,
          ...identity,
        ],
        ...(isKept ? [] : [['rollback to account'] as const]),
        ['release account'],
      );
      return id;
    },
    keepPassword: (id: string, hash: string) =>
      change([update('encrypted_password = ?, updated_at = ?'), hash, now(), id]),
    /** Stores a token's hash where @supabase/lite looks it up, for immediate exchange. */
    offerToken: (id: string, column: keyof typeof SENT_AT, hash: string) =>
      change([update(`${column} = ?, ${SENT_AT[column]} = ?`), hash, now(), id]),
    /**
     * Deletes all data sent for an unconfirmed address. If a sign-up requested this, the account
     * counts as signed up from now on. Without an account it does the same work.
     */
    forgetUnverified(account: Account | undefined, { email, isSignUp }: NewAccount) {
      const { id = '', confirmation_sent_at: before = null } = account ?? {};
      const own = JSON.stringify(ownMetadata(id, email));
      return change(
        ...forget.map((sql) => [sql, id] as const),
        ['update "auth.identities" set identity_data = ? where user_id = ?', own, id],
        [
          update('encrypted_password = null, raw_user_meta_data = ?, confirmation_sent_at = ?'),
          own,
          isSignUp ? now() : before,
          id,
        ],
      );
    },
    removeUnconfirmed: (id: string) =>
      change(['delete from "auth.users" where id = ? and email_confirmed_at is null', id]),
    /** Ends every session of an account except one. */
    endOtherSessions: (id: string, sessionId: string) =>
      change(
        [
          'delete from "auth.refresh_tokens" where user_id = ? and session_id is not ?',
          id,
          sessionId,
        ],
        ['delete from "auth.sessions" where user_id = ? and id is not ?', id, sessionId],
      ),
  };
}
