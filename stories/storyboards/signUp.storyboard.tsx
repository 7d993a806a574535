import { defineStoryboard, type AllLabelsOf } from 'storybook-addon-statecharts';
import { stateModes } from '../../.storybook/modes.ts';
import { expect, within } from 'storybook/test';
import type { FormContext } from '../../machines/form/form.machine.ts';
import { signUpForm } from '../../machines/signUp/signUp.form.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import { paths } from '../../src/domain/paths.ts';
import { SignUp } from '../../src/features/auth/SignUp.tsx';
import { Shell } from './_parts/Shell.tsx';
import { formLabels } from './_parts/formLabels.ts';
import { formModel, typed } from './_parts/formModel.ts';
import { formScreen } from './_parts/formScreen.ts';

const { machine } = signUpForm;

/** The sign-up form. */
export default defineStoryboard(machine, {
  labels: {
    ...formLabels,
    name: 'Sign up',
    about: 'A person makes an account with a name, an email address and a password.',
    states: {
      ...formLabels.states,
      idle: 'Empty form: ready for a new account',
      invalid: 'Something is missing: each field says what it needs',
      submitting: 'Making the account: the button is busy until the sign-in page follows',
    },
    events: {
      ...formLabels.events,
      'form.submit': 'The person asks for an account',
      'submit.done': 'The account is made and a mail is on its way',
      'submit.error': 'The service makes no account',
    },
  } satisfies AllLabelsOf<typeof machine>,
  model: formModel(signUpForm, new AuthFailure('refused', 'User already registered')),
  parameters: { path: paths.signUp.pattern, chromatic: { modes: stateModes } },
  screen: (props) => (
    <Shell>
      <SignUp machine={props.machine} onCreated={() => undefined} />
    </Shell>
  ),
  drive: (model) =>
    formScreen({
      model: {
        ...model,
        // Creating the account leads to the sign-in page and removes the form.
        shouldExpand: (snapshot) => (snapshot.context as FormContext).sent === undefined,
      },
      address: paths.signUp.pattern,
      endpoint: '*/auth/v1/signup',
      form: signUpForm,
    }),
  expect: {
    idle: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        'Create your account',
      );
      await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
        /^At least 6 characters\. It keeps the account yours/,
      );
    },
    // Each mistake in the summary, and again beside its field.
    invalid: async ({ canvas }) => {
      const summary = within(canvas.getByRole('main')).getByRole('alert');
      await expect(within(summary).getAllByRole('link')).toHaveLength(3);
      await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
        /^At least 6 characters\..* Error: /,
      );
    },
    submitting: async ({ canvas }) => {
      const button = canvas.getByRole('button', { name: 'Create account' });
      await expect(button).toHaveAttribute('aria-busy', 'true');
    },
    // The service's message, and the typed values stay.
    failure: async ({ canvas }) => {
      await expect(
        within(canvas.getByRole('main')).getByText('User already registered'),
      ).toBeVisible();
      await expect(canvas.getByLabelText('Password')).toHaveValue(typed.password);
    },
  },
});
