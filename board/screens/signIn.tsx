import type { FlowModel, LiveScreenProps } from 'storybook-addon-statecharts';
import { paths } from '../../src/app/paths.ts';
import { linkSent } from '../../src/content/formConfirmations.ts';
import { formScreen } from './parts/form.ts';
import type { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import { SignIn } from '../../src/features/auth/SignIn.tsx';
import { FormPage } from './parts/live.tsx';

export const Live = ({ machine, input }: LiveScreenProps) => (
  <FormPage input={input}>
    <SignIn
      machine={machine as typeof signInMachine}
      signUpPath={paths.signUp.pattern}
      hasSignedUp={false}
      onLinkSent={() => undefined}
    />
  </FormPage>
);

/** The screen's walk, by a visitor's actions. */
export const walk = (model: FlowModel) =>
  formScreen({
    model,
    address: paths.signIn.pattern,
    endpoint: '*/auth/v1/otp',
    labels: { email: 'Email' },
    submitLabel: 'Send Magic Link',
    editLabel: linkSent.wrongAddress,
  });
