import type { RequestHandler, WebSocketHandler } from 'msw';
import { authHandlers } from './auth/endpoints.ts';
import { sendMail } from './auth/mails.ts';
import { Sessions } from './auth/sessions.ts';
import { createUser, type User, type UserSpec } from './auth/users.ts';
import { Database } from './data/database.ts';
import { restHandlers } from './data/rest.ts';
import type { Json, Row, TableSpec } from './data/schema.ts';
import { functionsHandlers } from './functions.ts';
import { realtimeHandlers } from './realtime/endpoints.ts';
import { Hub } from './realtime/hub.ts';
import { storageHandlers } from './storage/endpoints.ts';
import { Files, type BucketSpec } from './storage/files.ts';
import { iso } from './time.ts';

/** Settings of the auth service. */
export interface AuthSettings {
  /** 6 by default. */
  minPasswordLength: number;
  /** Whether a sign-up must confirm its address by a mailed link, which is the default. */
  confirmEmail: boolean;
  /** Off by default. */
  anonymousSignIns: boolean;
  /** OAuth providers that are enabled: `google` by default. */
  providers: readonly string[];
  /** The sign-in page of each SSO domain or provider id; none by default. */
  sso: Readonly<Record<string, string>>;
  /** The six digits in each mail: `123456` by default. */
  emailCode: string;
  /** The six digits of each authenticator: `123456` by default. */
  totpCode: string;
}

export type MailType = 'signup' | 'magiclink' | 'recovery' | 'email_change' | 'reauthentication';

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
  /** Its arguments as in SQL, such as `seats int4`: `text` by default; with `?`, it may be left out. */
  args?: readonly string[];
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

const DEFAULTS: AuthSettings = {
  minPasswordLength: 6,
  confirmEmail: true,
  anonymousSignIns: false,
  providers: ['google'],
  sso: {},
  emailCode: '123456',
  totpCode: '123456',
};

/** What the handlers of all services share: an empty project. */
class State {
  auth: AuthSettings = { ...DEFAULTS };
  unanswered: string[] = [];
  users: User[] = [];
  sessions = new Sessions();
  /** The mails that were sent and whose links were not opened, oldest first. */
  mails: Mail[] = [];
  /** The codes of redirects, until they are exchanged. */
  flows = new Map<string, { user: User; challenge: string }>();
  challenges = new Map<string, { factorId: string; expiresAt: number }>();
  procedures = new Map<string, Procedure>();
  functions = new Map<string, ServerlessFunction>();
  files = new Files();
  realtime = new Hub();
  database = new Database((change) => this.realtime.change(change, iso()));
}

/** An in-memory Supabase. A story or a test adds what it needs, and resets it afterwards. */
export class Supabase extends State {
  /** The start of every URL: an origin, or `*` for any. */
  readonly url: string;
  /** MSW's handlers for all services: `setupServer(...handlers)`, `setupWorker(...handlers)`. */
  readonly handlers: (RequestHandler | WebSocketHandler)[];
  private readonly options: SupabaseOptions;

  constructor(options: SupabaseOptions) {
    super();
    this.options = options;
    this.url = options.url?.replace(/\/$/u, '') ?? '*';
    this.handlers = [
      ...authHandlers(this),
      ...restHandlers(this),
      ...functionsHandlers(this),
      ...storageHandlers(this),
      ...realtimeHandlers(this),
    ];
    this.reset();
  }

  /** Restores tables, rows, users, sessions, buckets, functions, and settings. */
  reset(): void {
    const { schema = {}, rows = {}, users = [], buckets = {}, auth } = this.options;
    const { functions = {}, procedures = {} } = this.options;
    this.dropConnections();
    Object.assign(this, new State());
    Object.assign(this.auth, auth);
    this.functions = new Map(Object.entries(functions));
    this.procedures = new Map(Object.entries(procedures));
    for (const [name, spec] of Object.entries(schema)) {
      this.database.define(name, { ...spec, rows: rows[name] ?? spec.rows ?? [] });
    }
    for (const spec of users) {
      const user = createUser(spec);
      this.users.push(user);
      if (spec.token_hash !== undefined) sendMail(this, user, 'magiclink', spec.token_hash);
      user.recovery_sent_at = undefined;
    }
    this.sessions.open(this.users);
    for (const [id, spec] of Object.entries(buckets)) this.files.define(id, spec);
  }

  /** Closes every realtime connection, like a lost network; clients reconnect. */
  dropConnections(): void {
    this.realtime.dropConnections();
  }

  /** Returns what was requested and not answered since the last call; each is a mistake in a test. */
  takeUnanswered(): string[] {
    return this.unanswered.splice(0);
  }
}

/** Creates an in-memory Supabase for MSW. */
export const createSupabase = (options: SupabaseOptions = {}): Supabase => new Supabase(options);
