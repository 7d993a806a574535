import { parseStoredSession, serializeSession, type Session } from '../domain/session.ts';
import { SESSION_KEY } from './sessionKey.ts';

/** Keeps the id of the user who came by a recovery link and has yet to choose a new password. */
export const RECOVERY_KEY = 'tallygrove.recovery';

export interface SessionStore {
  /** The stored session; undefined when there is none, or it is not one (then it is dropped). */
  read(): Session | undefined;
  /** @returns false when storage refuses (blocked or full) */
  write(session: Session): boolean;
  /** Removes the session and all that was kept with it. */
  clear(): void;
  /**
   * Keeps whose new password is still asked for; nobody's when undefined. Beside the session: a token that
   * another tab has just rotated must not be written over.
   */
  writeRecovery(userId: string | undefined): void;
  /** A session was here, and another tab has cleared it; its news may still be on the way. */
  isClearedElsewhere(): boolean;
  /**
   * Calls back when another tab writes or clears the session, with what storage holds by then: news
   * can be late, and what it tells of can be over.
   */
  watch(onChange: (session: Session | undefined) => void): () => void;
  /**
   * Calls back with whose new password is asked for: at once, when another tab changes it, and when the page
   * comes back from the back/forward cache, where it hears of no changes.
   */
  watchRecovery(onChange: (userId: string | undefined) => void): () => void;
}

/** The session in browser storage; a storage that throws is an empty one. */
export function createSessionStore(view: Window): SessionStore {
  let hasStoredSession = false;

  function read(): Session | undefined {
    let json: string | null;
    try {
      json = view.localStorage.getItem(SESSION_KEY);
      // Stryker disable next-line BlockStatement: What was not read is no session, and blocked storage has nothing to clear.
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
      // Blocked storage holds nothing to clear.
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
        // Blocked storage: asked for as long as this page is open.
      }
    },
    watchRecovery(onChange) {
      const report = () => {
        try {
          onChange(view.localStorage.getItem(RECOVERY_KEY) ?? undefined);
        } catch {
          // Blocked storage knows of nobody.
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
