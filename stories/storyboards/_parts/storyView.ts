import { SESSION_KEY } from '../../../src/services/sessionKey.ts';
import { serializeSession, type Session } from '../../../src/domain/session.ts';

/**
 * A window for the session's services with its own URL, storage and events, isolated from the
 * story's. The root element is the real one.
 */
export function createStoryView(address: string, stored: Session | undefined) {
  const entries = new Map<string, string>();
  if (stored !== undefined) entries.set(SESSION_KEY, serializeSession(stored));
  const events = new EventTarget();
  let href = new URL(address, location.origin).href;
  const view = {
    document: {
      documentElement: document.documentElement,
      visibilityState: 'visible',
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    },
    location: {
      origin: location.origin,
      get href() {
        return href;
      },
    },
    history: {
      state: null,
      replaceState: (_state: unknown, _unused: string, to: string) => {
        href = new URL(to, href).href;
      },
    },
    localStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    },
    // Another story's page must not block on this one's lock.
    navigator: {},
    fetch: (input: RequestInfo | URL, init?: RequestInit) => window.fetch(input, init),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  };
  // A service that uses any other member fails its story.
  return view as unknown as Window;
}
