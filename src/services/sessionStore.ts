import { parseStoredSession, serializeSession, type Session } from '../domain/session.ts';
import { SESSION_KEY } from './sessionKey.ts';

export interface SessionStore {
  /** The stored session; undefined when there is none, or it is not one (then it is dropped). */
  read(): Session | undefined;
  /** @returns false when storage refuses (blocked or full) */
  write(session: Session): boolean;
  clear(): void;
  /** A session was here, and another tab has cleared it; its news may still be on the way. */
  isLost(): boolean;
  /**
   * Calls back when another tab writes or clears the session, with what storage holds by then: news
   * can be late, and what it tells of can be over.
   */
  watch(onChange: (session: Session | undefined) => void): () => void;
}

/** The session in browser storage; a storage that throws is an empty one. */
export function createSessionStore(view: Window): SessionStore {
  let isHeld = false;

  function read(): Session | undefined {
    let json: string | null;
    try {
      json = view.localStorage.getItem(SESSION_KEY);
    } catch {
      return undefined;
    }
    if (json === null) return undefined;
    const session = parseStoredSession(json);
    if (session === undefined) clear();
    else isHeld = true;
    return session;
  }

  function clear(): void {
    isHeld = false;
    try {
      view.localStorage.removeItem(SESSION_KEY);
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
        isHeld = true;
        return true;
      } catch {
        return false;
      }
    },
    isLost() {
      try {
        return isHeld && view.localStorage.getItem(SESSION_KEY) === null;
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
  };
}
