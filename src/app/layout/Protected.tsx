import { useLayoutEffect, type PropsWithChildren } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { noScript } from '../../content/noScript.ts';
import { contact } from '../../content/contact.ts';
import { pages } from '../../content/pages.ts';
import { selectAccess } from '../../features/access.ts';
import { useActorSelector, usePageActors } from '../../features/actorsContext.tsx';
import { DashboardWaiting } from '../../ui/screens/DashboardFrame/DashboardFrame.tsx';
import { paths } from '../../domain/paths.ts';
import { restoreLateScroll } from './scrollPosition.ts';

/** Router state for the sign-in page. */
export interface SignInState {
  /** The page to return to. */
  from: string;
  /** The email address that has just signed up. */
  signedUpWith: string;
}

/**
 * Shows its children to signed-in users only: a spinner while the session loads, else the sign-in
 * page, which remembers the way back (docs/product.md P7.19).
 */
export function Protected({ children }: PropsWithChildren) {
  const { loadFailed } = usePageActors();
  const access = useActorSelector('session', selectAccess, 'waiting');
  const { pathname, search, hash } = useLocation();
  useLayoutEffect(() => {
    if (access === 'granted') restoreLateScroll();
  }, [access]);
  // The region's boundary shows the error, with a way to retry.
  if (loadFailed) throw new Error('The session could not be loaded');
  switch (access) {
    case 'granted':
      return children;
    case 'waiting':
    case 'leaving':
      return (
        <DashboardWaiting
          heading={pages.dashboard.heading}
          text={noScript.dashboard}
          contact={contact}
        />
      );
    case 'denied': {
      const state: Partial<SignInState> = { from: pathname + search + hash };
      return <Navigate to={paths.signIn.pattern} replace state={state} />;
    }
  }
}
