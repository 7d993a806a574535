import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { hasJustSignedOut, isContentHidden } from '../../../machines/session/session.selectors.ts';
import { useActorSelector, usePageActors } from '../../features/actorsContext.tsx';
import { RESTORING } from '../../ui/styles/documentClasses.ts';
import { isPrivatePath } from '../pathKinds.ts';

/**
 * Tells the session what only the page knows, and the document what only the session knows. Comes with
 * the statecharts.
 */
export default function Lifecycle() {
  const { actors } = usePageActors();
  const { pathname } = useLocation();

  // Whoever logged out is home when a public page is up, or goes back before it is: from then on nobody
  // is leaving.
  const hasLeft = useActorSelector('session', hasJustSignedOut, false);
  useEffect(() => {
    if (!hasLeft) return undefined;
    const settle = () => actors?.session.send({ type: 'signOut.settled' });
    if (!isPrivatePath(pathname)) settle();
    addEventListener('popstate', settle);
    return () => removeEventListener('popstate', settle);
  }, [actors, hasLeft, pathname]);

  // The boot script hid the content while this was open (src/app/boot.js).
  const hidden = useActorSelector('session', isContentHidden, true);
  useEffect(() => {
    if (!hidden) document.documentElement.classList.remove(RESTORING);
  }, [hidden]);

  return null;
}
