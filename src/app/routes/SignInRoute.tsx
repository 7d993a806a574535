import { useCallback, useEffect, useState } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { signInForm } from '../../../machines/signIn/signIn.form.ts';
import { pages } from '../../content/pages.ts';
import { selectAccess } from '../../features/access.ts';
import { useActorSelector } from '../../features/actorsContext.tsx';
import { SignIn } from '../../features/auth/SignIn.tsx';
import { requestLink } from '../../services/authForms.ts';
import { rememberReturnTarget } from '../../services/returnTarget.ts';
import { preloadSupabase } from '../../services/supabase.ts';
import { authFormDeps } from '../authFormDeps.ts';
import type { SignInState } from '../layout/Protected.tsx';
import { idle } from '../../services/idle.ts';
import { PageHead } from '../PageHead.tsx';
import { targetAfterSignIn } from '../../domain/redirect.ts';

/** Reads the router state: the page to return to, or a recent sign-up. */
function stateOf({ state }: { state: unknown }): Partial<SignInState> {
  return (state as Partial<SignInState> | null) ?? {};
}

/** The sign-in page; redirects once the user is signed in, in any tab. */
export default function SignInRoute() {
  const access = useActorSelector('session', selectAccess, 'waiting');
  const { from, signedUpWith } = stateOf(useLocation());
  // After a reload or a return, the form starts afresh.
  const hasJustSignedUp = useNavigationType() !== NavigationType.Pop && signedUpWith !== undefined;
  const [newAddress] = useState(hasJustSignedUp ? signedUpWith : undefined);
  // Loads while the visitor types.
  useEffect(() => void idle().then(preloadSupabase), []);
  const [machine] = useState(() => signInForm.provide(requestLink(authFormDeps)));
  const onLinkSent = useCallback(() => {
    if (from !== undefined) rememberReturnTarget(window, from);
  }, [from]);

  if (access === 'granted') {
    return <Navigate to={targetAfterSignIn(from)} replace />;
  }
  return (
    <>
      <PageHead text={pages.signIn} />
      <SignIn machine={machine} signedUpWith={newAddress} onLinkSent={onLinkSent} />
    </>
  );
}
