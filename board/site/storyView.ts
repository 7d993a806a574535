import { SESSION_KEY } from '../../src/services/sessionKey.ts';
import { serializeSession, type Session } from '../../src/domain/session.ts';

/**
 * A window for the session's services that keeps the story's own out of it: its address, its storage
 * and its events. The document is the real one, which is looked at.
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
    // Another story's page must not hold this one's lock.
    navigator: {},
    fetch: (input: RequestInfo | URL, init?: RequestInit) => window.fetch(input, init),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  };
  // Only the parts above: a service that touches another one fails its story.
  return view as unknown as Window;
}
