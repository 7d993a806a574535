import type { PropsWithChildren } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { selectAccess } from '../../../machines/session/session.screens.ts';
import { withoutScript } from '../../content/withoutScript.ts';
import { contact } from '../../content/contact.ts';
import { pages } from '../../content/pages.ts';
import { useActorSelector, usePageActors } from '../../features/actorsContext.tsx';
import { needsScript } from '../../ui/patterns/FormFrame/FormFrame.css.ts';
import { WithoutScript } from '../../ui/patterns/FormFrame/WithoutScript.tsx';
import { WaitingScreen } from '../../ui/screens/WaitingScreen/WaitingScreen.tsx';
import { paths } from '../paths.ts';

/** What the sign-in page is told of the visitor. */
export interface SignInState {
  /** Where they were going. */
  from: string;
  /** The address they have just signed up with: a mail may be on its way. */
  signedUpWith: string;
}

/**
 * Shows its page to signed-in people alone: a spinner while the session is looked for, else the
 * sign-in page in its place, which remembers the way back (docs/product.md P7.19).
 */
export function Protected({ children }: PropsWithChildren) {
  const { loadFailed } = usePageActors();
  const access = useActorSelector('session', selectAccess, 'waiting');
  const { pathname, search, hash } = useLocation();
  // Nobody can say who is signed in: the region's boundary explains it, with a way to try again.
  if (loadFailed) throw new Error('The session could not be looked at');
  switch (access) {
    case 'granted':
      return children;
    case 'waiting':
    case 'leaving':
      return (
        <>
          <div className={needsScript}>
            <WaitingScreen />
          </div>
          <WithoutScript
            heading={pages.dashboard.heading}
            text={withoutScript.dashboard}
            ways={contact}
          />
        </>
      );
    case 'denied': {
      const state: Partial<SignInState> = { from: pathname + search + hash };
      return <Navigate to={paths.signIn.pattern} replace state={state} />;
    }
  }
}
