import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { hasJustSignedOut, isContentHidden } from '../../../machines/session/session.selectors.ts';
import { useActorSelector, usePageActors } from '../../features/actorsContext.tsx';
import { RESTORING } from '../../ui/styles/documentClasses.ts';
import { isPrivatePath } from '../../domain/paths.ts';
import { restoreLateScroll } from './scrollPosition.ts';

/**
 * Syncs the page with the session: reports arrival after sign-out, and shows content once restored.
 * Loaded with the statecharts.
 */
export default function Lifecycle() {
  const { actors } = usePageActors();
  const { pathname } = useLocation();

  // Sign-out has settled once a public page is shown, or when the user goes back before that.
  const hasLeft = useActorSelector('session', hasJustSignedOut, false);
  useEffect(() => {
    if (!hasLeft) return undefined;
    const settle = () => actors?.session.send({ type: 'signOut.settled' });
    if (!isPrivatePath(pathname)) settle();
    addEventListener('popstate', settle);
    return () => removeEventListener('popstate', settle);
  }, [actors, hasLeft, pathname]);

  // The boot script hid the content until the session was restored (src/app/boot.js).
  const hidden = useActorSelector('session', isContentHidden, true);
  useEffect(() => {
    const { classList } = document.documentElement;
    if (hidden || !classList.contains(RESTORING)) return;
    classList.remove(RESTORING);
    restoreLateScroll();
  }, [hidden]);

  return null;
}
