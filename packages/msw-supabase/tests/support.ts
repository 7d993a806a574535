import { createClient, type RealtimeClientOptions } from '@supabase/supabase-js';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createSupabase, openSessionOf, type UserSpec } from '../src/index.ts';

/** The origin of the mocked services. */
export const SITE = 'http://site.test';
export const PASSWORD = 'open-sesame';

const user = (digit: number, name: string): UserSpec & { id: string } => ({
  id: `a0000000-0000-4000-8000-00000000000${digit}`,
  email: `${name.toLowerCase()}@example.test`,
  password: PASSWORD,
  user_metadata: { name },
  token_hash: `mail-of-${name.toLowerCase()}`,
  id_token: `id-token-of-${name.toLowerCase()}`,
});

export const people = {
  ada: user(1, 'Ada'),
  lena: user(2, 'Lena'),
  priya: { ...user(3, 'Priya'), factors: [{ friendly_name: 'Phone' }] },
};

export const supabase = createSupabase({ users: Object.values(people) });

/** The access token of a user's session that is open from the start. */
export const accessTokenOf = (person: UserSpec & { id: string }, issuedAt?: number): string =>
  openSessionOf(person, issuedAt).access_token;

/** Mocks the services for a test file; an unhandled request fails the test. */
export function mockServices(project = supabase): void {
  const server = setupServer(...project.handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => project.reset());
  afterAll(() => server.close());
}

/** An unmodified supabase-js client with its own storage and no timer. */
export const createTestClient = (
  flowType: 'implicit' | 'pkce' = 'implicit',
  realtime: RealtimeClientOptions = {},
) =>
  createClient(SITE, 'sb_publishable_key', {
    auth: {
      flowType,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: crypto.randomUUID(),
    },
    // It would retry three times, with waits.
    db: { retry: false },
    realtime,
  });

/** The same, signed in with a password. */
export async function clientOf({ email }: UserSpec) {
  const client = createTestClient();
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error !== null) throw error;
  return client;
}
