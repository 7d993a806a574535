import { defineStoryboard, type AllLabelsOf } from 'storybook-addon-statecharts';
import { stateModes } from '../../.storybook/modes.ts';
import { expect, within } from 'storybook/test';
import { signInForm } from '../../machines/signIn/signIn.form.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import { paths } from '../../src/domain/paths.ts';
import { SignIn } from '../../src/features/auth/SignIn.tsx';
import { Shell } from './_parts/Shell.tsx';
import { formLabels } from './_parts/formLabels.ts';
import { formModel, typed } from './_parts/formModel.ts';
import { formScreen } from './_parts/formScreen.ts';

const { machine } = signInForm;

/** The magic-link form. */
export default defineStoryboard(machine, {
  labels: {
    ...formLabels,
    name: 'Sign in',
    about: 'A person asks for a link by email and signs in with it, without a password.',
    states: {
      ...formLabels.states,
      idle: 'Ready for an address: once a link is sent, where to and what to do when none comes',
      invalid: 'Something is missing: the email address is empty or not one',
      submitting: 'Asking for the link: the button is busy',
    },
    events: {
      ...formLabels.events,
      'form.submit': 'The person asks for a link',
      'submit.done': 'The mail is on its way',
      'submit.error': 'The service sends no mail',
    },
  } satisfies AllLabelsOf<typeof machine>,
  model: formModel(signInForm, new AuthFailure('refused', 'Signups not allowed for otp')),
  parameters: { path: paths.signIn.pattern, chromatic: { modes: stateModes } },
  screen: (props) => (
    <Shell>
      <SignIn machine={props.machine} onLinkSent={() => undefined} />
    </Shell>
  ),
  drive: (model) =>
    formScreen({
      model,
      address: paths.signIn.pattern,
      endpoint: '*/auth/v1/otp',
      form: signInForm,
    }),
  expect: {
    idle: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('');
      await expect(canvas.getByRole('button', { name: 'Send Magic Link' })).toBeEnabled();
    },
    // The summary takes the focus and links to the field.
    invalid: async ({ canvas }) => {
      const summary = within(canvas.getByRole('main')).getByRole('alert');
      await expect(summary).toHaveTextContent('There is a problemEnter your email address');
      await expect(summary.parentElement).toHaveFocus();
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
        'Error: Enter your email address',
      );
    },
    // The address cannot be edited.
    submitting: async ({ canvas }) => {
      const button = canvas.getByRole('button', { name: 'Send Magic Link' });
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    },
    // The reason, and the typed address stays.
    failure: async ({ canvas }) => {
      await expect(
        within(canvas.getByRole('main')).getByText('Signups not allowed for otp'),
      ).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(typed.email);
    },
  },
});
