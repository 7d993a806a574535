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
  /** `navigator.locks`, where supported. */
  locks: Pick<LockManager, 'request'> | undefined;
  /** Resolves after `ms` milliseconds. */
  after: (ms: number) => Promise<void>;
}

const LOCK = 'tallygrove.refresh';

/**
 * How long another tab's write may take to appear here, in milliseconds: tabs in other processes
 * have their own copy of local storage.
 */
export const STORAGE_LAG_MS = 300;

/** Resolves once another tab's write over this session is visible, or can no longer be expected. */
async function waitForWrite(session: Session, { store, after }: RefreshDeps): Promise<void> {
  let stop: () => void = () => undefined;
  const write = new Promise<void>((resolve) => {
    stop = store.watch((stored) => {
      if (stored?.refreshToken !== session.refreshToken) resolve();
    });
  });
  await Promise.race([write, after(STORAGE_LAG_MS)]);
  stop();
}

/** Another user's session, or none, has replaced this one. */
function superseded(): AuthFailure {
  return new AuthFailure('refused', '');
}

/**
 * Refreshes a session once. A lock serializes tabs: the second tab finds the first one's session in
 * storage and adopts it without a request. The new session is written before the lock is released; a
 * tab that waited for the lock also waits for that write.
 * @throws AuthFailure
 */
export async function refreshSession(
  deps: RefreshDeps,
  session: Session,
  signal: AbortSignal,
): Promise<Session> {
  let hasLock = false;
  const attempt = async (hadToWait: boolean): Promise<Session> => {
    hasLock = true;
    if (hadToWait && deps.store.read()?.refreshToken === session.refreshToken)
      await waitForWrite(session, deps);
    if (deps.store.isClearedElsewhere()) throw superseded();
    const stored = deps.store.read();
    if (stored !== undefined && stored.user.id !== session.user.id) throw superseded();
    // Another tab refreshed first. An older session does not count: full storage keeps the
    // previous, spent token.
    if (stored !== undefined && stored.expiresAt > session.expiresAt) return stored;
    const body = await authFetch(deps, {
      method: 'POST',
      path: '/token?grant_type=refresh_token',
      body: { refresh_token: session.refreshToken },
      signal,
    });
    const fresh = parseTokenResponse(body, deps.now());
    if (fresh?.user.id !== session.user.id) throw new AuthFailure('invalidResponse', '');
    // Signed out meanwhile, in another tab or, if stopped, in this one: writing now would undo it.
    if (deps.store.read()?.user.id !== stored?.user.id) throw superseded();
    if (!signal.aborted) deps.store.write(fresh);
    return fresh;
  };
  if (deps.locks === undefined) return attempt(false);
  try {
    const own = await deps.locks.request(LOCK, { ifAvailable: true }, (lock) =>
      lock === null ? undefined : attempt(false),
    );
    return own ?? (await deps.locks.request(LOCK, { signal }, () => attempt(true)));
  } catch (error) {
    // Browsers that block site data refuse locks as well, so each tab refreshes on its own.
    if (hasLock || signal.aborted) throw error;
    return attempt(false);
  }
}
