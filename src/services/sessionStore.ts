import { parseStoredSession, serializeSession, type Session } from '../domain/session.ts';
import { SESSION_KEY } from './sessionKey.ts';

/** Holds the id of the user who must choose a new password after a recovery link. */
export const RECOVERY_KEY = 'tallygrove.recovery';

export interface SessionStore {
  /** Returns the stored session; an invalid one is removed. */
  read(): Session | undefined;
  /** @returns false if storage is blocked or full */
  write(session: Session): boolean;
  /** Removes the session and everything stored with it. */
  clear(): void;
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
   * Calls back with the user who must choose a new password: at once, when another tab changes it,
   * and after a bfcache restore, which misses storage events.
   */
  watchRecovery(onChange: (userId: string | undefined) => void): () => void;
}

/** Keeps the session in local storage; storage that throws counts as empty. */
export function createSessionStore(view: Window): SessionStore {
  let hasStoredSession = false;

  function read(): Session | undefined {
    let json: string | null;
    try {
      json = view.localStorage.getItem(SESSION_KEY);
      // Stryker disable next-line BlockStatement: json stays unassigned, and blocked storage has nothing to clear.
    } catch {
      return undefined;
    }
    if (json === null) return undefined;
    const session = parseStoredSession(json);
    if (session === undefined) clear();
    else hasStoredSession = true;
    return session;
  }

  function clear(): void {
    hasStoredSession = false;
    try {
      view.localStorage.removeItem(SESSION_KEY);
      view.localStorage.removeItem(RECOVERY_KEY);
    } catch {
      // Blocked storage holds no session.
    }
  }

  return {
    read,
    clear,
    write(session) {
      try {
        view.localStorage.setItem(SESSION_KEY, serializeSession(session));
        hasStoredSession = true;
        return true;
      } catch {
        return false;
      }
    },
    isClearedElsewhere() {
      try {
        return hasStoredSession && view.localStorage.getItem(SESSION_KEY) === null;
      } catch {
        return false;
      }
    },
    watch(onChange) {
      const listener = (event: StorageEvent) => {
        // A null key is `localStorage.clear()`.
        if (event.key === SESSION_KEY || event.key === null) onChange(read());
      };
      view.addEventListener('storage', listener);
      return () => view.removeEventListener('storage', listener);
    },
    writeRecovery(userId) {
      try {
        if (userId === undefined) view.localStorage.removeItem(RECOVERY_KEY);
        else view.localStorage.setItem(RECOVERY_KEY, userId);
      } catch {
        // Blocked storage: the dialog lasts as long as this page.
      }
    },
    watchRecovery(onChange) {
      const report = () => {
        try {
          onChange(view.localStorage.getItem(RECOVERY_KEY) ?? undefined);
        } catch {
          // Blocked storage holds no recovery.
        }
      };
      const onStorage = (event: StorageEvent) => {
        if (event.key === RECOVERY_KEY || event.key === null) report();
      };
      const onPageShow = (event: PageTransitionEvent) => {
        if (event.persisted) report();
      };
      report();
      view.addEventListener('storage', onStorage);
      view.addEventListener('pageshow', onPageShow);
      return () => {
        view.removeEventListener('storage', onStorage);
        view.removeEventListener('pageshow', onPageShow);
      };
    },
  };
}
