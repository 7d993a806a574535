import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { hasJustSignedOut, isLoading } from '../../../machines/session/session.selectors.ts';
import { useActorSelector, usePageActors } from '../../features/pageActors.tsx';
import { paths } from '../paths.ts';

/**
 * Tells the session what only the page knows, and the document what only the session knows. Comes with
 * the statecharts.
 */
export default function Lifecycle() {
  const { actors } = usePageActors();
  const { pathname } = useLocation();

  // Whoever logged out is home when a public page is up: from then on nobody is leaving.
  const hasLeft = useActorSelector('session', hasJustSignedOut, false);
  useEffect(() => {
    if (hasLeft && pathname !== paths.dashboard.pattern) {
      actors?.session.send({ type: 'signOut.settled' });
    }
  }, [actors, hasLeft, pathname]);

  // The boot script hid the content while this was open (src/app/boot.js).
  const settling = useActorSelector('session', isLoading, true);
  useEffect(() => {
    if (!settling) document.documentElement.classList.remove('restoring');
  }, [settling]);

  return null;
}
