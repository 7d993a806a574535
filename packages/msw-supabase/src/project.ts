import { initialSession, type StoredSession } from './auth/sessions.ts';
import { createUser, type User, type UserSpec } from './auth/users.ts';
import { Database, type TableSpec } from './data/database.ts';
import type { Json, Row } from './data/values.ts';
import { Hub } from './realtime/hub.ts';
import { Files, type BucketSpec } from './storage/files.ts';

/** Settings of the auth service, by default. */
const SETTINGS = {
  minPasswordLength: 6,
  /** Whether a sign-up must confirm its address by a mailed link. */
  confirmEmail: true,
  anonymousSignIns: false,
  /** OAuth providers that are enabled. */
  providers: ['google'] as readonly string[],
  /** The sign-in page of each SSO domain or provider id. */
  sso: {} as Readonly<Record<string, string>>,
  /** The six digits in each mail. */
  emailCode: '123456',
};

export type AuthSettings = typeof SETTINGS;

export type MailType = 'signup' | 'magiclink' | 'recovery' | 'reauthentication';

/** A mail that the auth service would send. */
export interface Mail {
  readonly to: string;
  readonly type: MailType;
  /** The six digits. */
  readonly code: string;
  readonly tokenHash: string;
  readonly user: User;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** The caller of a procedure or function, and the data it sees. */
export interface CallContext {
  caller: User | undefined;
  database: Database;
}

/** A remote procedure. */
export interface Procedure {
  /** Its arguments; one with a default may be left out. */
  args?: TableSpec['columns'];
  /** The columns of the returned rows; by default the result is one value. */
  returns?: TableSpec['columns'];
  /** A thrown `DataError` is the response; undefined is `void`. */
  run: (args: Record<string, Json | undefined>, context: CallContext) => Json | undefined;
}

/** A serverless function; returns a Response, or a value to serialize as JSON. */
export type ServerlessFunction = (
  request: Request,
  context: CallContext,
) => Response | Json | Promise<Response | Json>;

/** A project, as it is after every reset. */
export interface SupabaseOptions {
  /** The project's URL; by default any origin is answered. */
  url?: string;
  /** The tables of the schema `public`, with their constraints and policies. */
  schema?: Readonly<Record<string, TableSpec>>;
  /** The rows of each table. */
  rows?: Readonly<Record<string, readonly Row[]>>;
  users?: readonly UserSpec[];
  buckets?: Readonly<Record<string, BucketSpec>>;
  functions?: Readonly<Record<string, ServerlessFunction>>;
  procedures?: Readonly<Record<string, Procedure>>;
  auth?: Partial<AuthSettings>;
}

/** What the handlers of all services share. */
export class Project {
  /** The start of every URL: an origin, or `*` for any. */
  readonly url: string;
  auth: AuthSettings;
  unanswered: string[] = [];
  users: User[];
  sessions: StoredSession[];
  /** The mails that were sent and whose links were not opened, oldest first. */
  mails: Mail[] = [];
  /** The codes of redirects, until they are exchanged. */
  flows = new Map<string, { user: User; challenge: string }>();
  procedures: Map<string, Procedure>;
  functions: Map<string, ServerlessFunction>;
  files = new Files();
  realtime = new Hub();
  database = new Database((change) => this.realtime.change(change));

  constructor({ url = '*', schema = {}, rows = {}, users = [], ...more }: SupabaseOptions) {
    this.url = url.replace(/\/$/u, '');
    this.auth = { ...SETTINGS, ...more.auth };
    this.functions = new Map(Object.entries(more.functions ?? {}));
    this.procedures = new Map(Object.entries(more.procedures ?? {}));
    for (const [name, spec] of Object.entries(schema)) {
      this.database.define(name, { ...spec, rows: rows[name] ?? spec.rows ?? [] });
    }
    for (const [id, spec] of Object.entries(more.buckets ?? {})) this.files.define(id, spec);
    this.users = users.map((spec) => createUser(spec));
    this.sessions = this.users.map((user) => initialSession(user));
    for (const [index, { token_hash: tokenHash }] of users.entries()) {
      const [user, code] = [this.users[index], this.auth.emailCode];
      if (user === undefined || tokenHash === undefined) continue;
      const mail = { to: user.email, type: 'magiclink', code, tokenHash } as const;
      this.mails.push({ ...mail, user, at: Date.now() });
    }
  }
}
