import type * as Supabase from '@supabase/supabase-js';
import { AuthFailure, kindOfAnswer } from '../domain/authFailure.ts';
import { createModuleLoader } from './moduleLoader.ts';
import { REQUEST_TIMEOUT_MS, retryAfterMs, type Fetch } from './authFetch.ts';
import type { SupabaseConfig } from './config.ts';

type SupabaseModule = typeof Supabase;

/**
 * Loads supabase-js when it is first needed: 54 KB that a visitor who never signs in never gets.
 * @throws AuthFailure of kind `unavailable` when the chunk cannot be had; the next call tries again
 */
export const loadSupabase = createModuleLoader<SupabaseModule>(
  () => import('@supabase/supabase-js'),
  (address) => import(/* @vite-ignore */ address) as Promise<SupabaseModule>,
);

/** Starts loading what a form will need; whoever needs it hears of a failure. */
export function preloadSupabase(): void {
  loadSupabase().catch(() => undefined);
}

let calls = 0;

interface AuthErrorLike {
  name: string;
  message: string;
  status?: number | undefined;
  code?: string | undefined;
}

/**
 * Makes one call through the library's auth client and turns its error into ours. The client is
 * made for the call: it must not find, keep or refresh a session on its own (docs/product.md P7.20).
 * @throws AuthFailure
 */
export async function callAuth<T extends { error: AuthErrorLike | null }>(
  deps: { config: SupabaseConfig; fetch: Fetch },
  call: (auth: InstanceType<SupabaseModule['AuthClient']>) => Promise<T>,
): Promise<T> {
  const { AuthClient } = await loadSupabase();
  let retryAfter: string | null = null;
  const auth = new AuthClient({
    url: `${deps.config.url}/auth/v1`,
    headers: {
      apikey: deps.config.anonKey, // Capitalised as the library does: its own bearer then replaces this one instead of joining it.
      Authorization: `Bearer ${deps.config.anonKey}`,
    },
    // Nothing is stored under it; the library warns of two clients with one key.
    // Stryker disable next-line AssignmentOperator: The names differ either way.
    storageKey: `tallygrove.call-${(calls += 1)}`,
    // It holds no session: what needs one gets its token handed over.
    persistSession: false,
    // Stryker disable next-line BooleanLiteral: The library reads it when it initialises itself, which it is told not to; the second lock stays.
    autoRefreshToken: false,
    // Stryker disable next-line BooleanLiteral: The library reads it when it initialises itself, which it is told not to; the second lock stays.
    detectSessionInUrl: false,
    skipAutoInitialize: true,
    fetch: async (input, init) => {
      const response = await deps.fetch(input, {
        ...init,
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      retryAfter = response.headers.get('retry-after');
      return response;
    },
  });
  const result = await call(auth);
  if (result.error !== null) {
    const { status = 0, message, name } = result.error;
    // The library has an error of its own for `session_not_found`, which drops the code.
    const code = name === 'AuthSessionMissingError' ? 'session_not_found' : result.error.code;
    const kind = kindOfAnswer(status, code);
    // Of an answer without a message the library makes one: its JSON, which is nothing to read.
    // Another origin's script is not shown the header; the service's words name the same wait.
    const wait = retryAfter ?? /after (\d+) second/u.exec(message)?.[1] ?? null;
    throw new AuthFailure(kind, /^[[{]/.test(message) ? '' : message, {
      code,
      status,
      retryAfterMs: kind === 'rateLimited' ? retryAfterMs(wait, Date.now()) : undefined,
    });
  }
  return result;
}

/**
 * A data client whose bearer is the signed-in person's token, in place of the public key
 * (docs/product.md P1.7).
 */
export async function dataClient(
  deps: { config: SupabaseConfig; fetch: Fetch },
  accessToken: string,
): Promise<InstanceType<SupabaseModule['SupabaseClient']>> {
  const { createClient } = await loadSupabase();
  return createClient(deps.config.url, deps.config.anonKey, {
    accessToken: () => Promise.resolve(accessToken),
    // On its own it would ask three times more, and wait for as long as a 503 says: the page waits too.
    db: { retry: false },
    global: {
      fetch: (input, init) =>
        deps.fetch(input, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }),
    },
  });
}
