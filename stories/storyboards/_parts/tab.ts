import { serializeSession, type Session } from '../../../src/domain/session.ts';
import { SESSION_KEY } from '../../../src/services/sessionKey.ts';

/** Signs in or out in another tab, which writes the shared storage. */
export function signInElsewhere(view: Window, session: Session | undefined): void {
  store(view, session);
  view.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
}

/** Stores a session without an event. */
export function store({ localStorage }: Window, session: Session | undefined): void {
  if (session === undefined) localStorage.removeItem(SESSION_KEY);
  else localStorage.setItem(SESSION_KEY, serializeSession(session));
}

/** Hides or shows the tab. */
export function show(view: Window, visibilityState: DocumentVisibilityState): void {
  Object.assign(view.document, { visibilityState });
  view.dispatchEvent(new Event('visibilitychange'));
}
