import { AuthFailure } from '../domain/authFailure.ts';
import { parseTokenResponse, type Session } from '../domain/session.ts';
import { authFetch, type Fetch } from './authFetch.ts';
import type { SupabaseConfig } from './config.ts';
import type { SessionStore } from './sessionStore.ts';

export interface RefreshDeps {
  config: SupabaseConfig;
  fetch: Fetch;
  store: SessionStore;
  now: () => number;
  /** `navigator.locks`; undefined where the browser has none. */
  locks: Pick<LockManager, 'request'> | undefined;
}

const LOCK = 'tallygrove.refresh';

/**
 * One attempt at a fresh session. Tabs take turns: whoever gets the lock second finds the first
 * one's session in storage and adopts it without a request. The new session is written before the
 * lock is given back, so no tab can miss it.
 * @throws AuthFailure
 */
export async function refreshSession(
  deps: RefreshDeps,
  session: Session,
  signal: AbortSignal,
): Promise<Session> {
  const attempt = async (): Promise<Session> => {
    const stored = deps.store.read();
    if (
      stored !== undefined &&
      stored.refreshToken !== session.refreshToken &&
      stored.user.id === session.user.id
    ) {
      return stored;
    }
    const body = await authFetch(deps, {
      method: 'POST',
      path: '/token?grant_type=refresh_token',
      body: { refresh_token: session.refreshToken },
      signal,
    });
    const fresh = parseTokenResponse(body, deps.now());
    if (fresh === undefined) {
      throw new AuthFailure('invalidResponse', 'The server sent an answer we could not read.');
    }
    // Stopped means signed out meanwhile: writing now would bring the session back.
    if (!signal.aborted) deps.store.write(fresh);
    return fresh;
  };
  if (deps.locks === undefined) return attempt();
  return deps.locks.request(LOCK, { signal }, attempt);
}
