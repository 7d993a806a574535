import { parseStoredSession, serializeSession, type Session } from '../domain/session.ts';
import { SESSION_KEY } from './sessionKey.ts';

export interface SessionStore {
  /** The stored session; undefined when there is none, or it is not one (then it is dropped). */
  read(): Session | undefined;
  /** @returns false when storage refuses (blocked or full) */
  write(session: Session): boolean;
  clear(): void;
  /** Calls back when another tab writes or clears the session. */
  watch(onChange: (session: Session | undefined) => void): () => void;
}

/** The session in browser storage; a storage that throws is an empty one. */
export function createSessionStore(view: Window): SessionStore {
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
    return session;
  }

  function clear(): void {
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
        return true;
      } catch {
        return false;
      }
    },
    watch(onChange) {
      const listener = (event: StorageEvent) => {
        // A null key is `localStorage.clear()`.
        if (event.key !== SESSION_KEY && event.key !== null) return;
        onChange(event.newValue === null ? undefined : parseStoredSession(event.newValue));
      };
      view.addEventListener('storage', listener);
      return () => view.removeEventListener('storage', listener);
    },
  };
}
