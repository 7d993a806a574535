import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signUpMachine } from '../../../machines/signUp/signUp.machine.ts';
import { pages } from '../../content/pages.ts';
import { SignUp } from '../../features/auth/SignUp.tsx';
import { createSignUpActors } from '../../services/authForms.ts';
import { preloadSupabase } from '../../services/supabase.ts';
import { authFormDeps } from '../authFormDeps.ts';
import { idle } from '../idle.ts';
import type { SignInState } from '../layout/Protected.tsx';
import { PageHead } from '../PageHead.tsx';
import { paths } from '../paths.ts';

export default function SignUpRoute() {
  const navigate = useNavigate();
  // On its way while the visitor types.
  useEffect(() => void idle().then(preloadSupabase), []);
  const [machine] = useState(() =>
    signUpMachine.provide({ actors: createSignUpActors(authFormDeps) }),
  );
  const onCreated = useCallback(() => {
    const state: Partial<SignInState> = { hasSignedUp: true };
    void navigate(paths.signIn.pattern, { state });
  }, [navigate]);
  return (
    <>
      <PageHead text={pages.signUp} />
      <SignUp machine={machine} signInPath={paths.signIn.pattern} onCreated={onCreated} />
    </>
  );
}
