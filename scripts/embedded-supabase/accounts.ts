import type { SqliteConnection } from '@supabase/lite';

/** An account as the auth service keeps it. Times are ISO 8601. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly encrypted_password: string | null;
  readonly email_confirmed_at: string | null;
  readonly confirmation_token: string | null;
  readonly confirmation_sent_at: string | null;
  readonly recovery_token: string | null;
  readonly recovery_sent_at: string | null;
  /** The address asked for, while both mailboxes have not agreed. */
  readonly email_change: string | null;
  readonly email_change_token_current: string | null;
  readonly email_change_token_new: string | null;
  readonly email_change_sent_at: string | null;
  /** 1 once one of the two mailboxes has agreed. */
  readonly email_change_confirm_status: number;
}

/** The columns that hold the hashes of mailed tokens. */
export type TokenColumn =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_current'
  | 'email_change_token_new';

/** The accounts behind @supabase/lite, where its own steps are not enough. Addresses are lower case. */
export interface Accounts {
  findByEmail(email: string): Promise<Account | undefined>;
  findById(id: string): Promise<Account | undefined>;
  findByToken(hash: string): Promise<Account | undefined>;
  keepToken(
    id: string,
    column: 'confirmation_token' | 'recovery_token',
    hash: string,
  ): Promise<void>;
  keepChangeTokens(id: string, current: string, next: string): Promise<void>;
  /** Sets a password, and forgets the link that was mailed to choose one. */
  keepPassword(id: string, hash: string): Promise<void>;
  /** Keeps the hash of a token that is used at once, within this process. */
  keepInnerToken(id: string, hash: string): Promise<void>;
  /** One mailbox has agreed to a change of address; its token is spent. */
  agreeToChange(id: string, column: TokenColumn): Promise<void>;
  /** The other one has too: leaves its token where @supabase/lite looks for the only one. */
  offerChange(id: string, hash: string): Promise<void>;
  /**
   * Takes back the confirmation that @supabase/lite gives to whoever asks for a link, and the password that
   * it makes up.
   */
  unconfirm(id: string): Promise<void>;
  /** Removes an account whose address nobody has confirmed. */
  removeUnconfirmed(id: string): Promise<void>;
  /** Gives a new account of the same address the sign-in link that its forerunner had. */
  keepSignInLink(id: string, from: Account): Promise<void>;
  /** Forgets what was said by whoever signed up with an address that they have not shown to be theirs. */
  forgetUnverified(account: Account): Promise<void>;
  /** Ends every session of an account but one. */
  endOtherSessions(id: string, sessionId: string | undefined): Promise<void>;
}

type Values = readonly (string | null)[];
const COLUMNS = `id, email, encrypted_password, email_confirmed_at, confirmation_token,
  confirmation_sent_at, recovery_token, recovery_sent_at, email_change, email_change_token_current,
  email_change_token_new, email_change_sent_at, email_change_confirm_status`;

/** @param connection - Where @supabase/lite keeps its tables. */
export function createAccounts(connection: SqliteConnection): Accounts {
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
    findByToken: (hash) =>
      find(
        `? in (confirmation_token, recovery_token, email_change_token_current, email_change_token_new)`,
        hash,
      ),
    keepToken(id, column, hash) {
      const sentAt = column === 'confirmation_token' ? 'confirmation_sent_at' : 'recovery_sent_at';
      return change([update(`${column} = ?, ${sentAt} = ?`), hash, now(), id]);
    },
    keepChangeTokens: (id, current, next) =>
      change([
        update(`email_change_token_current = ?, email_change_token_new = ?,
          email_change_sent_at = ?, email_change_confirm_status = 0`),
        current,
        next,
        now(),
        id,
      ]),
    keepPassword: (id, hash) =>
      change([
        update(
          'encrypted_password = ?, recovery_token = null, recovery_sent_at = null, updated_at = ?',
        ),
        hash,
        now(),
        id,
      ]),
    keepInnerToken: (id, hash) =>
      change([update('reauthentication_token = ?, reauthentication_sent_at = ?'), hash, now(), id]),
    agreeToChange: (id, column) =>
      change([update(`${column} = null, email_change_confirm_status = 1`), id]),
    offerChange: (id, hash) =>
      change([
        update(`email_change_token_current = ?, email_change_token_new = null,
          email_change_confirm_status = 0`),
        hash,
        id,
      ]),
    unconfirm: (id) =>
      change(
        [update('email_confirmed_at = null, encrypted_password = null'), id],
        // A session that @supabase/lite opens for a new account, and gives to nobody.
        ['delete from "auth.refresh_tokens" where user_id = ?', id],
        ['delete from "auth.sessions" where user_id = ?', id],
      ),
    removeUnconfirmed: (id) =>
      change(['delete from "auth.users" where id = ? and email_confirmed_at is null', id]),
    keepSignInLink: (id, from) =>
      change([
        update('recovery_token = ?, recovery_sent_at = ?'),
        from.recovery_token,
        from.recovery_sent_at,
        id,
      ]),
    forgetUnverified({ id, email }) {
      const metadata = { sub: id, email, email_verified: true, phone_verified: false };
      const still = '(select id from "auth.users" where id = ? and email_confirmed_at is null)';
      const own = JSON.stringify(metadata);
      return change(
        [`update profiles set display_name = null where id in ${still}`, id],
        [`update "auth.identities" set identity_data = ? where user_id in ${still}`, own, id],
        [
          `update "auth.users" set encrypted_password = null, confirmation_token = null,
             raw_user_meta_data = ? where id in ${still}`,
          own,
          id,
        ],
      );
    },
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
