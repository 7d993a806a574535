import type { FlowModel, LiveScreenProps } from 'storybook-addon-statecharts';
import type { FormContext } from '../../machines/form/form.machine.ts';
import { paths } from '../../src/app/paths.ts';
import { formScreen } from './parts/form.ts';
import type { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import { SignUp } from '../../src/features/auth/SignUp.tsx';
import { FormPage } from './parts/live.tsx';

/** Its screen, led from outside. */
export const Live = ({ machine, input }: LiveScreenProps) => (
  <FormPage input={input}>
    <SignUp
      machine={machine as typeof signUpMachine}
      signInPath={paths.signIn.pattern}
      onCreated={() => undefined}
    />
  </FormPage>
);

/** How a person makes things happen on it. */
export const walk = (model: FlowModel) =>
  formScreen({
    model: {
      ...model,
      // After the account is made the sign-in page opens, and the form is gone.
      shouldExpand: (snapshot) => (snapshot.context as FormContext).sent === undefined,
    },
    address: paths.signUp.pattern,
    endpoint: '*/auth/v1/signup',
    labels: { displayName: 'Display name', email: 'Email', password: 'Password' },
    submitLabel: 'Create account',
  });
