import type { FlowModel, LiveScreenProps } from 'storybook-addon-statecharts';
import type { FormContext } from '../../machines/form/form.machine.ts';
import { paths } from '../../src/domain/paths.ts';
import { formScreen } from './parts/form.ts';
import { signUpForm } from '../../machines/signUp/signUp.form.ts';
import { SignUp } from '../../src/features/auth/SignUp.tsx';

export const Live = ({ machine }: LiveScreenProps) => (
  <main>
    <SignUp
      machine={machine as typeof signUpForm.machine}
      signInPath={paths.signIn.pattern}
      onCreated={() => undefined}
    />
  </main>
);

/** The screen's walk, by a visitor's actions. */
export const walk = (model: FlowModel) =>
  formScreen({
    model: {
      ...model,
      // Creating the account leads to the sign-in page and removes the form.
      shouldExpand: (snapshot) => (snapshot.context as FormContext).sent === undefined,
    },
    address: paths.signUp.pattern,
    endpoint: '*/auth/v1/signup',
    form: signUpForm,
  });
