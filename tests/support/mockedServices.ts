import {
  createClient,
  type RealtimeClientOptions,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { MockPerson } from '../../mocks/fixtures/people.ts';
import { PASSWORD } from '../../mocks/fixtures/credentials.ts';
import { server } from '../../mocks/node.ts';
import { supabase } from '../../mocks/supabase.ts';

/** The origin of the mocked services. */
export const SITE = 'http://site.test';

/** Mocks the services for a test file; an unhandled request fails the test. */
export function mockServices(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    supabase.reset();
  });
  afterAll(() => server.close());
}

type JsonRow = Record<string, unknown>;

/** Any table, function and column, because the mocks define what exists. */
interface TestDatabase {
  __InternalSupabase: { PostgrestVersion: '14' };
  public: {
    Tables: Record<string, { Row: JsonRow; Insert: JsonRow; Update: JsonRow; Relationships: [] }>;
    Views: Record<string, { Row: JsonRow; Relationships: [] }>;
    Functions: Record<string, { Args: JsonRow; Returns: unknown }>;
  };
}

type TestClient = SupabaseClient<TestDatabase>;

let clients = 0;

/** An unmodified supabase-js client with its own storage and no timer. */
export function createTestClient(
  flowType: 'implicit' | 'pkce' = 'implicit',
  realtime: RealtimeClientOptions = {},
): TestClient {
  const stored = new Map<string, string>();
  return createClient<TestDatabase>(SITE, 'sb_publishable_key', {
    auth: {
      flowType,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: `client-${(clients += 1)}`,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
    // It would retry three times, with waits.
    db: { retry: false },
    realtime,
  });
}

/** The same, signed in with a password. */
export async function clientOf(person: MockPerson): Promise<TestClient> {
  const client = createTestClient();
  const { error } = await client.auth.signInWithPassword({
    email: person.email,
    password: PASSWORD,
  });
  if (error !== null) throw error;
  return client;
}
