import type * as Supabase from '@supabase/supabase-js';
import { AuthFailure, classifyResponse } from '../domain/authFailure.ts';
import { createModuleLoader } from './moduleLoader.ts';
import { REQUEST_TIMEOUT_MS, retryAfterMs, type Fetch } from './authFetch.ts';
import type { SupabaseConfig } from './config.ts';

type SupabaseModule = typeof Supabase;

/**
 * Loads supabase-js on first use: 54 KB that visitors who never sign in do not download.
 * @throws AuthFailure of kind `unavailable` if the chunk fails to load; the next call retries
 */
export const loadSupabase = createModuleLoader<SupabaseModule>(
  () => import('@supabase/supabase-js'),
  (address) => import(/* @vite-ignore */ address) as Promise<SupabaseModule>,
);

/** Preloads the library for a form. A failure is reported to the caller that needs it. */
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
 * Makes one call through the library's auth client and converts its error. Each call gets its own
 * client, because a client must not find, keep or refresh a session by itself
 * (docs/product.md P7.20).
 * @throws AuthFailure
 */
export async function callAuth<T extends { error: AuthErrorLike | null }>(
  deps: { config: SupabaseConfig; fetch: Fetch },
  call: (auth: InstanceType<SupabaseModule['AuthClient']>) => Promise<T>,
): Promise<T> {
  const { AuthClient } = await loadSupabase();
  let retryAfter: string | null = null;
  let unreadable = false;
  const auth = new AuthClient({
    url: `${deps.config.url}/auth/v1`,
    headers: {
      apikey: deps.config.anonKey, // The library's own bearer replaces this header only if both are capitalised alike.
      Authorization: `Bearer ${deps.config.anonKey}`,
    },
    // Unused, but the library warns about two clients with one key.
    storageKey: `tallygrove.call-${(calls += 1)}`,
    // The client holds no session; calls that need one pass their token.
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    skipAutoInitialize: true,
    fetch: async (input, init) => {
      const response = await deps.fetch(input, {
        ...init,
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      retryAfter = response.headers.get('retry-after');
      // The library takes a page instead of JSON for no response, and at a sign-out for success.
      if (response.ok && response.status !== 204)
        await response
          .clone()
          .json()
          .catch((error: unknown) => (unreadable = error instanceof SyntaxError));
      return response;
    },
  });
  const result = await call(auth);
  if (unreadable) throw new AuthFailure('invalidResponse', '', { code: 'unreadable' });
  if (result.error !== null) {
    const { status = 0, message, name } = result.error;
    // The library maps `session_not_found` to its own error, which drops the code.
    const code = name === 'AuthSessionMissingError' ? 'session_not_found' : result.error.code;
    const kind = classifyResponse(status, code);
    // If the response has no message, the library uses its JSON, which is not readable.
    // Browsers hide the header of a cross-origin response; the message names the same wait.
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
 * Creates a data client with the user's token as bearer instead of the public key
 * (docs/product.md P1.7).
 */
export async function dataClient(
  deps: { config: SupabaseConfig; fetch: Fetch },
  accessToken: string,
): Promise<InstanceType<SupabaseModule['SupabaseClient']>> {
  const { createClient } = await loadSupabase();
  return createClient(deps.config.url, deps.config.anonKey, {
    accessToken: () => Promise.resolve(accessToken),
    // The library would retry three times and wait as long as a 503 asks, while the page waits.
    db: { retry: false },
    global: {
      fetch: (input, init) =>
        deps.fetch(input, {
          ...init,
          // After a sign-out on a shared device no profile may be left in the browser's cache.
          cache: 'no-store',
          signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        }),
    },
  });
}
