import type { SqliteConnection } from '@supabase/lite';

/** An account as the auth service keeps it. Times are ISO 8601. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly encrypted_password: string | null;
  readonly email_confirmed_at: string | null;
  /** When a sign-up last asked for a mail; null where none ever did. */
  readonly confirmation_sent_at: string | null;
  /** The address asked for, while both mailboxes have not agreed. */
  readonly email_change: string | null;
  /** JSON. */
  readonly raw_user_meta_data: string;
}

/** What somebody says with a request for an account. */
export interface NewAccount {
  readonly email: string;
  /** The hash of the password, where one was given. */
  readonly passwordHash: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly isSignUp: boolean;
}

/** Where @supabase/lite looks for a token of each kind. */
export type TokenColumn =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_current'
  | 'reauthentication_token';

/** The accounts behind @supabase/lite, where its own steps are not enough. Addresses are lower case. */
export interface Accounts {
  findByEmail(email: string): Promise<Account | undefined>;
  findById(id: string): Promise<Account | undefined>;
  /** Makes an account with an address that is not confirmed yet. @returns its id. */
  create(account: NewAccount): Promise<string>;
  /** Sets a password. */
  keepPassword(id: string, hash: string): Promise<void>;
  /** Leaves a token's hash where @supabase/lite looks for it, to be exchanged at once. */
  offerToken(id: string, column: TokenColumn, hash: string): Promise<void>;
  /**
   * Forgets the password, the name and all else that was said with an address that is not confirmed.
   * The account counts as signed up from here on, where a sign-up has asked for this.
   */
  forgetUnverified(account: Account, isSignUp: boolean): Promise<void>;
  /** Removes an account with an address that is not confirmed. */
  removeUnconfirmed(id: string): Promise<void>;
  /** Ends every session of an account but one. */
  endOtherSessions(id: string, sessionId: string | undefined): Promise<void>;
}

type Values = readonly (string | null)[];
const COLUMNS = `id, email, encrypted_password, email_confirmed_at, confirmation_sent_at, email_change,
  raw_user_meta_data`;

/** When @supabase/lite takes each token to have been sent. */
const SENT_AT = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  email_change_token_current: 'email_change_sent_at',
  reauthentication_token: 'reauthentication_sent_at',
} as const satisfies Record<TokenColumn, string>;

/** What @supabase/lite writes into the metadata of every account. */
const ownMetadata = (id: string, email: string) => ({
  email,
  email_verified: false,
  phone_verified: false,
  sub: id,
});

/**
 * @param connection - Where @supabase/lite keeps its tables.
 * @param forget - Statements that forget what the project's own tables keep of a sign-up's metadata, each
 * with one `?` for the account's id.
 */
export function createAccounts(
  connection: SqliteConnection,
  forget: readonly string[] = [],
): Accounts {
  /** In a transaction of @supabase/lite's own queue: never in the middle of another request's. */
  async function find(where: string, ...values: Values): Promise<Account | undefined> {
    const { rows } = await connection.runInTransaction(() =>
      connection.exec<{ rows: Account[] }>(
        `select ${COLUMNS} from "auth.users" where ${where}`,
        ...values,
      ),
    );
    return rows[0];
  }

  async function change(...statements: readonly (readonly [string, ...Values])[]): Promise<void> {
    await connection.runInTransaction(async () => {
      for (const [sql, ...values] of statements) await connection.exec(sql, ...values);
    });
  }

  const now = () => new Date().toISOString();
  const update = (columns: string) => `update "auth.users" set ${columns} where id = ?`;

  return {
    findByEmail: (email) => find('email = ?', email),
    findById: (id) => find('id = ?', id),
    async create({ email, passwordHash, metadata, isSignUp }) {
      const id = crypto.randomUUID();
      const at = now();
      const said = JSON.stringify({ ...metadata, ...ownMetadata(id, email) });
      await change(
        [
          `insert into "auth.users" (id, email, encrypted_password, confirmation_sent_at,
             raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
             values (?, ?, ?, ?, '{"provider":"email","providers":["email"]}', ?, ?, ?)`,
          id,
          email,
          passwordHash,
          isSignUp ? at : null,
          said,
          at,
          at,
        ],
        [
          `insert into "auth.identities"
             (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
             values (?, 'email', ?, ?, ?, ?, ?, ?)`,
          crypto.randomUUID(),
          id,
          id,
          said,
          at,
          at,
          at,
        ],
      );
      return id;
    },
    keepPassword: (id, hash) =>
      change([update('encrypted_password = ?, updated_at = ?'), hash, now(), id]),
    offerToken: (id, column, hash) =>
      change([update(`${column} = ?, ${SENT_AT[column]} = ?`), hash, now(), id]),
    forgetUnverified({ id, email, confirmation_sent_at: before }, isSignUp) {
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
    removeUnconfirmed: (id) =>
      change(['delete from "auth.users" where id = ? and email_confirmed_at is null', id]),
    endOtherSessions: (id, sessionId) =>
      change(
        [
          'delete from "auth.refresh_tokens" where user_id = ? and session_id is not ?',
          id,
          sessionId ?? null,
        ],
        ['delete from "auth.sessions" where user_id = ? and id is not ?', id, sessionId ?? null],
      ),
  };
}
