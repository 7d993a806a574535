import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isLeaving, isSettling } from '../../../machines/session/session.selectors.ts';
import { messages } from '../../content/messages.ts';
import { safeRedirect } from '../../domain/redirect.ts';
import { useChart, useCharts } from '../../features/charts.tsx';
import { takeReturnTarget } from '../../services/returnTarget.ts';
import { isKnownPath, paths } from '../paths.ts';

/**
 * Starts the page's statecharts once they are here, after hydration, and carries out what the session emits: toasts, and
 * the ways home, to the sign-in page and back to where the visitor was going.
 */
export function Lifecycle() {
  const { charts } = useCharts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  });

  useEffect(() => {
    if (charts === undefined) return undefined;
    const { session, toasts, theme } = charts;
    const subscriptions = [
      session.on('signedIn', () => {
        const target = safeRedirect(takeReturnTarget(window), isKnownPath);
        if (target !== undefined) void go.current(target, { replace: true });
      }),
      session.on('signedOut', ({ reason, failure }) => {
        if (reason !== 'asked') {
          toasts.send({
            type: 'toast.show',
            toast: { ...messages.sessionEnded, tone: 'info' },
          });
          return;
        }
        toasts.send({
          type: 'toast.show',
          toast:
            failure === undefined
              ? { ...messages.loggedOut, tone: 'success' }
              : { ...messages.signOutFailed, text: failure, tone: 'error' },
        });
        void go.current(paths.home.pattern);
      }),
      session.on('initialSession', ({ session: restored }) => {
        const { linkProblem } = session.getSnapshot().context;
        if (linkProblem === undefined) return;
        if (restored === undefined) {
          // The sign-in page explains it, and has the way to a new link.
          void go.current(paths.signIn.pattern, { replace: true });
        } else {
          toasts.send({
            type: 'toast.show',
            toast: { ...messages.linkFailed, text: linkProblem.message, tone: 'error' },
          });
          session.send({ type: 'link.dismiss' });
        }
      }),
      session.on('memoryOnly', () => {
        toasts.send({ type: 'toast.show', toast: { ...messages.memoryOnly, tone: 'info' } });
      }),
    ];
    toasts.start();
    theme.start();
    session.start();
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [charts]);

  // Whoever logged out is home when a public page is up: from then on nobody is leaving.
  const hasLeft = useChart('session', isLeaving, false);
  useEffect(() => {
    if (hasLeft && pathname !== paths.dashboard.pattern) {
      charts?.session.send({ type: 'farewell.over' });
    }
  }, [charts, hasLeft, pathname]);

  // The boot script hid the content while this was open (src/app/boot.js).
  const settling = useChart('session', isSettling, true);
  const started = useRef(false);
  useEffect(() => {
    if (started.current && !settling) document.documentElement.classList.remove('restoring');
    started.current = true;
  }, [settling]);

  return null;
}
