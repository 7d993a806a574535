import type { PropsWithChildren } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { selectEntry } from '../../../machines/session/session.selectors.ts';
import { useChart } from '../../features/charts.tsx';
import { WaitingScreen } from '../../ui/screens/WaitingScreen/WaitingScreen.tsx';
import { paths } from '../paths.ts';

/** What the sign-in page is told of where the visitor was going. */
export interface SignInState {
  from: string;
}

/**
 * Shows its page to signed-in people alone: a spinner while the session is looked for, else the
 * sign-in page in its place, which remembers the way back (specification, section 4).
 */
export function Protected({ children }: PropsWithChildren) {
  const entry = useChart('session', selectEntry, 'waiting');
  const { pathname, search, hash } = useLocation();
  switch (entry) {
    case 'admitted':
      return children;
    case 'waiting':
    case 'leaving':
      return <WaitingScreen />;
    case 'refused': {
      const state: SignInState = { from: pathname + search + hash };
      return <Navigate to={paths.signIn.pattern} replace state={state} />;
    }
  }
}
