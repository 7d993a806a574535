import type { RequestHandler, WebSocketHandler } from 'msw';
import { authHandlers } from './auth/endpoints.ts';
import { sendMail } from './auth/mails.ts';
import { initialSession } from './auth/sessions.ts';
import { createUser, type UserSpec } from './auth/users.ts';
import { restHandlers } from './data/rest.ts';
import type { Row, TableSpec } from './data/schema.ts';
import { functionsHandlers } from './functions.ts';
import { Project, type AuthSettings, type Procedure, type ServerlessFunction } from './project.ts';
import { realtimeHandlers } from './realtime/endpoints.ts';
import { storageHandlers } from './storage/endpoints.ts';
import type { BucketSpec } from './storage/files.ts';

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

/** An in-memory Supabase. A story or a test adds what it needs, and resets it afterwards. */
export class Supabase extends Project {
  /** MSW's handlers for all services: `setupServer(...handlers)`, `setupWorker(...handlers)`. */
  readonly handlers: (RequestHandler | WebSocketHandler)[];
  private readonly options: SupabaseOptions;

  constructor(options: SupabaseOptions) {
    super(options.url?.replace(/\/$/u, '') ?? '*', DEFAULTS);
    this.options = options;
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
    Object.assign(this, new Project(this.url, { ...DEFAULTS, ...auth }));
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
    this.sessions = this.users.map((user) => initialSession(user));
    for (const [id, spec] of Object.entries(buckets)) this.files.define(id, spec);
  }

  /** Closes every realtime connection, like a lost network; clients reconnect. */
  dropConnections(): void {
    for (const close of this.realtime.sockets) close();
  }

  /** Returns what was requested and not answered since the last call; each is a mistake in a test. */
  takeUnanswered(): string[] {
    return this.unanswered.splice(0);
  }
}

/** Creates an in-memory Supabase for MSW. */
export const createSupabase = (options: SupabaseOptions = {}): Supabase => new Supabase(options);
