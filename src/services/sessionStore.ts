import { parseStoredSession, serializeSession, type Session } from '../domain/session.ts';
import { SESSION_KEY } from './sessionKey.ts';
import { tryStorage } from './tryStorage.ts';

/** Holds the id of the user who must choose a new password after a recovery link. */
export const RECOVERY_KEY = 'tallygrove.recovery';

export interface SessionStore {
  /** Returns the stored session; an invalid one is removed. */
  read(): Session | undefined;
  /** @returns false if storage is blocked or full */
  write(session: Session): boolean;
  /** Removes the session and everything stored with it. */
  clear(): void;
  /** Returns the id of the user who must choose a new password. */
  readRecovery(): string | undefined;
  /**
   * Stores the id of the user who must choose a new password; undefined clears it. Kept apart from
   * the session, so that it never overwrites a token rotated by another tab.
   */
  writeRecovery(userId: string | undefined): void;
  /** Another tab has cleared the session; its storage event may still be on the way. */
  isClearedElsewhere(): boolean;
  /**
   * Calls back when another tab writes or clears the session. Passes what storage holds now,
   * because storage events can be late.
   */
  watch(onChange: (session: Session | undefined) => void): () => void;
  /**
   * Calls back with the user who must choose a new password when another tab changes it, and after
   * a bfcache restore, which misses storage events.
   */
  watchRecovery(onChange: (userId: string | undefined) => void): () => void;
}

/** Keeps the session in local storage; storage that throws counts as empty. */
export function createSessionStore(view: Window): SessionStore {
  let hasStoredSession = false;

  const storedRecovery = () => view.localStorage.getItem(RECOVERY_KEY) ?? undefined;

  function read(): Session | undefined {
    const json = tryStorage(() => view.localStorage.getItem(SESSION_KEY), null);
    if (json === null) return undefined;
    const session = parseStoredSession(json);
    if (session === undefined) clear();
    else hasStoredSession = true;
    return session;
  }

  function clear(): void {
    hasStoredSession = false;
    tryStorage(() => {
      view.localStorage.removeItem(SESSION_KEY);
      view.localStorage.removeItem(RECOVERY_KEY);
    }, undefined);
  }

  return {
    read,
    clear,
    write: (session) =>
      tryStorage(() => {
        view.localStorage.setItem(SESSION_KEY, serializeSession(session));
        hasStoredSession = true;
        return true;
      }, false),
    isClearedElsewhere: () =>
      tryStorage(() => hasStoredSession && view.localStorage.getItem(SESSION_KEY) === null, false),
    watch(onChange) {
      const listener = (event: StorageEvent) => {
        // A null key is `localStorage.clear()`.
        if (event.key === SESSION_KEY || event.key === null) onChange(read());
      };
      view.addEventListener('storage', listener);
      return () => view.removeEventListener('storage', listener);
    },
    readRecovery: () => tryStorage(storedRecovery, undefined),
    writeRecovery(userId) {
      // Where it is blocked, the dialog lasts as long as this page.
      tryStorage(() => {
        if (userId === undefined) view.localStorage.removeItem(RECOVERY_KEY);
        else view.localStorage.setItem(RECOVERY_KEY, userId);
      }, undefined);
    },
    watchRecovery(onChange) {
      const report = () => tryStorage(() => onChange(storedRecovery()), undefined);
      const onStorage = (event: StorageEvent) => {
        if (event.key === RECOVERY_KEY || event.key === null) report();
      };
      const onPageShow = (event: PageTransitionEvent) => {
        if (event.persisted) report();
      };
      view.addEventListener('storage', onStorage);
      view.addEventListener('pageshow', onPageShow);
      return () => {
        view.removeEventListener('storage', onStorage);
        view.removeEventListener('pageshow', onPageShow);
      };
    },
  };
}
