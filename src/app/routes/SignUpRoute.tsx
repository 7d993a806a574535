import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signUpForm } from '../../../machines/signUp/signUp.form.ts';
import { pages } from '../../content/pages.ts';
import { SignUp } from '../../features/auth/SignUp.tsx';
import { createAccount } from '../../services/authForms.ts';
import { createDraft } from '../../services/drafts.ts';
import { preloadSupabase } from '../../services/supabase.ts';
import { authFormDeps } from '../authFormDeps.ts';
import { idle } from '../../services/idle.ts';
import type { SignInState } from '../layout/Protected.tsx';
import { PageHead } from '../PageHead.tsx';
import { paths } from '../../domain/paths.ts';

const draft = createDraft(() => window, signUpForm);

export default function SignUpRoute() {
  const navigate = useNavigate();
  // Loads while the visitor types.
  useEffect(() => void idle().then(preloadSupabase), []);
  const [machine] = useState(() => signUpForm.provide(createAccount(authFormDeps)));
  const onCreated = useCallback(
    (signedUpWith: string) => {
      const state: Partial<SignInState> = { signedUpWith };
      void navigate(paths.signIn.pattern, { state });
    },
    [navigate],
  );
  return (
    <>
      <PageHead text={pages.signUp} />
      <SignUp machine={machine} onCreated={onCreated} draft={draft} />
    </>
  );
}
