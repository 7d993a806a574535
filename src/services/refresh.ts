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
  /** Resolves after so many milliseconds. */
  after: (ms: number) => Promise<void>;
}

const LOCK = 'tallygrove.refresh';

/**
 * How long another tab's write may be on its way, in milliseconds. A tab can be a process of its own, whose
 * copy of the storage lags behind the turns.
 */
export const STORAGE_LAG_MS = 300;

/** Resolves when another tab's write over this session is seen here, or is no longer to be expected. */
async function writeOver(session: Session, { store, after }: RefreshDeps): Promise<void> {
  let stop: () => void = () => undefined;
  const write = new Promise<void>((resolve) => {
    stop = store.watch((stored) => {
      if (stored?.refreshToken !== session.refreshToken) resolve();
    });
  });
  await Promise.race([write, after(STORAGE_LAG_MS)]);
  stop();
}

/** A stored session of another person, or none where there was one: this one is over. */
function superseded(): AuthFailure {
  return new AuthFailure('refused', '');
}

/**
 * One attempt at a fresh session. Tabs take turns: whoever gets the lock second finds the first
 * one's session in storage and adopts it without a request. The new session is written before the
 * lock is given back; who had to wait for the lock waits for that, too, where it is not seen yet.
 * @throws AuthFailure
 */
export async function refreshSession(
  deps: RefreshDeps,
  session: Session,
  signal: AbortSignal,
): Promise<Session> {
  let isMyTurn = false;
  const attempt = async (hadToWait: boolean): Promise<Session> => {
    isMyTurn = true;
    if (hadToWait && deps.store.read()?.refreshToken === session.refreshToken)
      await writeOver(session, deps);
    signal.throwIfAborted();
    if (deps.store.isClearedElsewhere()) throw superseded();
    const stored = deps.store.read();
    if (stored !== undefined && stored.user.id !== session.user.id) throw superseded();
    // Another tab was first. Not so an older one: a full storage keeps the token from before, spent.
    if (stored !== undefined && stored.expiresAt > session.expiresAt) return stored;
    const body = await authFetch(deps, {
      method: 'POST',
      path: '/token?grant_type=refresh_token',
      body: { refresh_token: session.refreshToken },
      signal,
    });
    const fresh = parseTokenResponse(body, deps.now());
    if (fresh === undefined) {
      throw new AuthFailure('invalidResponse', '');
    }
    // Signed out meanwhile, in another tab or (stopped) in this one: writing now would undo it.
    if (deps.store.read()?.user.id !== stored?.user.id) throw superseded();
    if (!signal.aborted) deps.store.write(fresh);
    return fresh;
  };
  // Stryker disable next-line ConditionalExpression: Asking what is not there fails at once, and the attempt is made without a lock as where it is refused.
  if (deps.locks === undefined) return attempt(false);
  try {
    const own = await deps.locks.request(LOCK, { ifAvailable: true }, (lock) =>
      lock === null ? undefined : attempt(false),
    );
    return own ?? (await deps.locks.request(LOCK, { signal }, () => attempt(true)));
  } catch (error) {
    // A browser told to block site data refuses locks as well: then every tab is on its own.
    if (isMyTurn || signal.aborted) throw error;
    return attempt(false);
  }
}
