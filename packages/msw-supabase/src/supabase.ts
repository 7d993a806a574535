import type { RequestHandler, WebSocketHandler } from 'msw';
import { authHandlers } from './auth/endpoints.ts';
import { restHandlers } from './data/rest.ts';
import { functionsHandlers } from './functions.ts';
import { Project, type SupabaseOptions } from './project.ts';
import { realtimeHandlers } from './realtime/endpoints.ts';
import { storageHandlers } from './storage/endpoints.ts';

/** An in-memory Supabase. A story or a test adds what it needs, and resets it afterwards. */
export class Supabase extends Project {
  /** MSW's handlers for all services: `setupServer(...handlers)`, `setupWorker(...handlers)`. */
  readonly handlers: (RequestHandler | WebSocketHandler)[];
  private readonly options: SupabaseOptions;

  constructor(options: SupabaseOptions) {
    super(options);
    this.options = options;
    this.handlers = [
      ...authHandlers(this),
      ...restHandlers(this),
      ...functionsHandlers(this),
      ...storageHandlers(this),
      ...realtimeHandlers(this),
    ];
  }

  /** Restores tables, rows, users, sessions, buckets, functions, and settings. */
  reset(): void {
    this.dropConnections();
    Object.assign(this, new Project(this.options));
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
