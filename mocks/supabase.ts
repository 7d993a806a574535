import { tables } from './fixtures/tables.ts';
import type { MockPerson } from './fixtures/people.ts';
import { Database } from './store/database.ts';
import { Files } from './store/files.ts';
import type { Json, TableSpec } from './store/schema.ts';
import { Sessions } from './store/sessions.ts';

/** The caller of a procedure or function, and the data it sees. */
export interface CallContext {
  caller: MockPerson | undefined;
  database: Database;
}

/** A remote procedure. */
export interface Procedure {
  /** Argument names; optional ones end in `?`. */
  args?: readonly string[];
  /** The columns of the returned rows; by default the result is one value. */
  returns?: TableSpec['columns'];
  /** Writes data, so that `GET` is refused (25006). */
  volatile?: boolean;
  /** A thrown `DataError` is the response; undefined is `void`. */
  run: (args: Record<string, Json | undefined>, context: CallContext) => Json | undefined;
}

/** A serverless function; returns a Response, or a value to serialize as JSON. */
export type ServerlessFunction = (
  request: Request,
  context: CallContext,
) => Response | Json | Promise<Response | Json>;

/**
 * The mocked project: tables, buckets, sessions, procedures and functions. A story or a test adds
 * what it needs and resets it afterwards.
 */
export class MockedSupabase {
  readonly database = new Database();
  readonly files = new Files();
  readonly sessions = new Sessions();
  readonly procedures = new Map<string, Procedure>();
  readonly functions = new Map<string, ServerlessFunction>();
  /** Closes each open realtime connection. */
  readonly sockets = new Set<() => void>();

  constructor() {
    this.reset();
  }

  /** Closes every realtime connection, like a lost network; clients reconnect. */
  dropSockets(): void {
    for (const close of this.sockets) close();
  }

  /**
   * Resets to the tables of supabase/migrations and the people of its seed, without buckets or
   * functions.
   */
  reset(): void {
    this.dropSockets();
    this.database.clear();
    for (const [name, spec] of Object.entries(tables)) this.database.define(name, spec);
    this.files.clear();
    this.sessions.clear();
    this.procedures.clear();
    this.functions.clear();
  }
}

export const supabase = new MockedSupabase();
