import { fromCallback } from 'xstate';
import type { SessionEvent } from '../../machines/session/session.types.ts';

type TabEvent = Extract<
  SessionEvent,
  { type: 'tab.shown' | 'tab.hidden' | 'network.online' | 'page.restored' }
>;

/** Reports tab visibility, at once and when it changes, the network coming back, and bfcache restores. */
export function watchTab(view: Window, send: (event: TabEvent) => void): () => void {
  const onVisibility = () =>
    send({ type: view.document.visibilityState === 'hidden' ? 'tab.hidden' : 'tab.shown' });
  const onOnline = () => send({ type: 'network.online' });
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) send({ type: 'page.restored' });
  };
  onVisibility();
  view.document.addEventListener('visibilitychange', onVisibility);
  view.addEventListener('online', onOnline);
  view.addEventListener('pageshow', onPageShow);
  return () => {
    view.document.removeEventListener('visibilitychange', onVisibility);
    view.removeEventListener('online', onOnline);
    view.removeEventListener('pageshow', onPageShow);
  };
}

/** Pauses the toast timer while the tab is hidden. */
export function createToastActors(view: Window) {
  return {
    tab: fromCallback(({ sendBack }) =>
      watchTab(view, ({ type }) => {
        if (type === 'tab.hidden') sendBack({ type: 'toast.hold', by: 'hiddenTab' });
        if (type === 'tab.shown') sendBack({ type: 'toast.release', by: 'hiddenTab' });
      }),
    ),
  };
}
