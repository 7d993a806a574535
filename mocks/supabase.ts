import { tables } from './fixtures/tables.ts';
import type { MockPerson } from './fixtures/people.ts';
import { Database } from './store/database.ts';
import { Files } from './store/files.ts';
import type { Json, TableSpec } from './store/schema.ts';
import { Sessions } from './store/sessions.ts';

/** Who calls, and what they would find. */
export interface CallContext {
  caller: MockPerson | undefined;
  database: Database;
}

/** A remote procedure, by what it does in the database. */
export interface Procedure {
  /** The names of its arguments; those that may be left out end in `?`. */
  args?: readonly string[];
  /** The table or the columns of its rows; without it the answer is one value. */
  returns?: TableSpec['columns'];
  /** It changes something: `GET` is refused (25006). */
  volatile?: boolean;
  /** What it throws as `DataError` is its refusal; undefined is `void`. */
  run: (args: Record<string, Json | undefined>, context: CallContext) => Json | undefined;
}

/** A serverless function: any answer of the Fetch API, or a value that becomes JSON. */
export type ServerlessFunction = (
  request: Request,
  context: CallContext,
) => Response | Json | Promise<Response | Json>;

/**
 * The project that the mocked services belong to: what is in its tables, buckets and sessions, and what
 * its procedures and functions do. A story or a test adds what it needs and resets it afterwards.
 */
export class MockedSupabase {
  readonly database = new Database();
  readonly files = new Files();
  readonly sessions = new Sessions();
  readonly procedures = new Map<string, Procedure>();
  readonly functions = new Map<string, ServerlessFunction>();
  /** How each open realtime connection is ended. */
  readonly sockets = new Set<() => void>();

  constructor() {
    this.reset();
  }

  /** Ends every open realtime connection, as a lost network does; clients connect again. */
  dropSockets(): void {
    for (const close of this.sockets) close();
  }

  /** Back to the tables of supabase/migrations and the people of its seed; no buckets, no functions. */
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
