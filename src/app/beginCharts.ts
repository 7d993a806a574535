import { messages } from '../content/messages.ts';
import { safeRedirect } from '../domain/redirect.ts';
import type { Charts } from '../features/charts.tsx';
import { takeReturnTarget } from '../services/returnTarget.ts';
import type { ChartsHost } from './chartsHost.ts';
import { isKnownPath, paths } from './paths.ts';

/**
 * Starts the statecharts and carries out what the session emits: toasts, and the ways home, to the
 * sign-in page and back to where the visitor was going.
 */
export function beginCharts(charts: Charts, host: ChartsHost): () => void {
  const { session, toasts, theme } = charts;
  const subscriptions = [
    session.on('initialSession', ({ session: restored }) => {
      const { linkProblem } = session.getSnapshot().context;
      if (linkProblem === undefined) return;
      if (restored === undefined) {
        // The sign-in page explains it, and has the way to a new link.
        host.navigate(paths.signIn.pattern, { replace: true });
      } else {
        toasts.send({
          type: 'toast.show',
          toast: { ...messages.linkFailed, text: linkProblem.message, tone: 'error' },
        });
        session.send({ type: 'link.dismiss' });
      }
    }),
    session.on('signedIn', () => {
      const target = safeRedirect(takeReturnTarget(window), isKnownPath);
      if (target !== undefined) host.navigate(target, { replace: true });
    }),
    session.on('signedOut', ({ reason, failure }) => {
      if (reason !== 'asked') {
        toasts.send({ type: 'toast.show', toast: { ...messages.sessionEnded, tone: 'info' } });
        return;
      }
      toasts.send({
        type: 'toast.show',
        toast:
          failure === undefined
            ? { ...messages.loggedOut, tone: 'success' }
            : { ...messages.signOutFailed, text: failure, tone: 'error' },
      });
      host.navigate(paths.home.pattern);
    }),
    session.on('userUpdated', () => {
      toasts.send({
        type: 'toast.show',
        toast: { ...messages.passwordSaved, tone: 'success' },
      });
      host.navigate(paths.dashboard.pattern);
    }),
    session.on('memoryOnly', () => {
      toasts.send({ type: 'toast.show', toast: { ...messages.memoryOnly, tone: 'info' } });
    }),
  ];
  toasts.start();
  theme.start();
  charts.curriculumMenu.start();
  charts.accountMenu.start();
  charts.mobileMenu.start();
  session.start();
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
