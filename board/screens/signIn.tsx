import type { FlowModel, LiveScreenProps } from 'storybook-addon-statecharts';
import { paths } from '../../src/domain/paths.ts';
import { formScreen } from './parts/form.ts';
import { signInForm } from '../../machines/signIn/signIn.form.ts';
import { SignIn } from '../../src/features/auth/SignIn.tsx';

export const Live = ({ machine }: LiveScreenProps) => (
  <main>
    <SignIn
      machine={machine as typeof signInForm.machine}
      signUpPath={paths.signUp.pattern}
      onLinkSent={() => undefined}
    />
  </main>
);

/** The screen's walk, by a visitor's actions. */
export const walk = (model: FlowModel) =>
  formScreen({
    model,
    address: paths.signIn.pattern,
    endpoint: '*/auth/v1/otp',
    form: signInForm,
  });
