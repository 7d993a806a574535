import { useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { selectEntry } from '../../../machines/session/session.selectors.ts';
import { signInMachine } from '../../../machines/signIn/signIn.machine.ts';
import { pages } from '../../content/pages.ts';
import { safeRedirect } from '../../domain/redirect.ts';
import { useChart } from '../../features/charts.tsx';
import { SignIn } from '../../features/auth/SignIn.tsx';
import { createSignInActors } from '../../services/authForms.ts';
import { rememberReturnTarget } from '../../services/returnTarget.ts';
import { preloadSupabase } from '../../services/supabase.ts';
import { authFormDeps } from '../authFormDeps.ts';
import type { SignInState } from '../layout/Protected.tsx';
import { idle } from '../idle.ts';
import { PageHead } from '../PageHead.tsx';
import { isKnownPath, paths } from '../paths.ts';

/** Where a protected page says the visitor was going. */
function targetOf({ state }: { state: unknown }): string | undefined {
  return (state as Partial<SignInState> | null)?.from;
}

/** The sign-in page; whoever is signed in already, or signs in in another tab, goes on from here. */
export default function SignInRoute() {
  const entry = useChart('session', selectEntry, 'waiting');
  const from = targetOf(useLocation());
  // On its way while the visitor types.
  useEffect(() => void idle().then(preloadSupabase), []);
  const [machine] = useState(() =>
    signInMachine.provide({ actors: createSignInActors(authFormDeps) }),
  );
  const onLinkSent = useCallback(() => {
    if (from !== undefined) rememberReturnTarget(window, from);
  }, [from]);

  if (entry === 'admitted') {
    return <Navigate to={safeRedirect(from, isKnownPath) ?? paths.dashboard.pattern} replace />;
  }
  return (
    <>
      <PageHead text={pages.signIn} />
      <SignIn machine={machine} signUpPath={paths.signUp.pattern} onLinkSent={onLinkSent} />
    </>
  );
}
