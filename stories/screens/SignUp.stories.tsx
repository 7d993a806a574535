import { useState } from 'react';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { phoneAlone, reflowCheck, stateModes } from '../../.storybook/modes.ts';
import { signUpForm } from '../../machines/signUp/signUp.form.ts';
import { authFormDeps } from '../../src/app/authFormDeps.ts';
import { paths } from '../../src/domain/paths.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import { SignUp } from '../../src/features/auth/SignUp.tsx';
import { createAccount } from '../../src/services/authForms.ts';
import { pin } from 'storybook-addon-statecharts';
import type { States } from '../../.storybook/actors/states.ts';
import { pinned } from '../_helpers/pinned.ts';
import { extremes } from '../_helpers/extremes.ts';
import { withPage } from '../_helpers/withPage.tsx';
import { expectWithinWindow } from '../_helpers/withinWindow.ts';

const values = { displayName: 'Lena', email: 'lena@tallygrove.test', password: 'ring by ring' };
const nothing = () => undefined;

function SignUpAt({ states }: { states: States }) {
  const [machine] = useState(() => signUpForm.provide(createAccount(authFormDeps)));
  return (
    <SignUp
      machine={machine}
      snapshot={states.signUp && pin(signUpForm.machine, states.signUp)}
      onCreated={nothing}
    />
  );
}

const at = pinned('signUp');

const meta = preview.meta({
  title: 'Screens/Sign up',
  decorators: [withPage],
  render: (_, { parameters }) => <SignUpAt states={(parameters.states ?? {}) as States} />,
  parameters: { path: paths.signUp.pattern, chromatic: { modes: stateModes } },
});

/** The account exists: until the sign-in page follows, the form is busy, and Enter does nothing. */
export const AccountMade = meta.story({
  parameters: {
    chromatic: { disableSnapshot: true },
    states: at('idle', { sent: values, sends: 1 }),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Create account' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    // A password manager submits a form whose button is busy.
    button.closest('form')?.requestSubmit();
    await expect(canvas.queryByText('There is a problem')).toBeNull();
  },
});

/** A name and an address of sixty letters, refused in a message that names the address. */
export const SixtyLetters = meta.story({
  tags: ['fault'],
  parameters: {
    states: at('failure', {
      values: {
        displayName: extremes.sixtyLetters,
        email: extremes.sixtyAddress,
        password: values.password,
      },
      failure: new AuthFailure('refused', `${extremes.sixtyAddress} has an account already`),
    }),
    chromatic: { modes: { ...reflowCheck, ...phoneAlone } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Display name' })).toHaveValue(
      extremes.sixtyLetters,
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(extremes.sixtyAddress);
    await expect(within(canvas.getByRole('main')).getByRole('alert')).toHaveTextContent(
      extremes.sixtyAddress,
    );
    await expectWithinWindow(canvas.getByRole('main'));
  },
});
