import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { forcedColorsMode, reflowMode, screenModes } from '../../review/pictures/modes.ts';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import { authFormDeps } from '../../src/app/authFormDeps.ts';
import { paths } from '../../src/app/paths.ts';
import { messages } from '../../src/content/messages.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import { SignIn } from '../../src/features/auth/SignIn.tsx';
import { createSignInActors } from '../../src/services/authForms.ts';
import { pin } from '../../review/pinning/pin.ts';
import type { States } from '../../review/pinning/states.ts';
import { expectToast, pinnedToast } from '../_helpers/toast.ts';
import { withToasts } from '../_helpers/withPage.tsx';

const values = { email: 'lena@tallygrove.test' };
/** The service's own words. */
const slowDown = 'For security purposes, you can only request this after 42 seconds.';
const nothing = () => undefined;

function SignInAt({ states }: { states: States }) {
  const [machine] = useState(() =>
    signInMachine.provide({ actors: createSignInActors(authFormDeps) }),
  );
  return (
    <main>
      <SignIn
        machine={machine}
        snapshot={states.signIn && pin(signInMachine, states.signIn)}
        signUpPath={paths.signUp.pattern}
        hasSignedUp={false}
        onLinkSent={nothing}
      />
    </main>
  );
}

const meta = preview.meta({
  title: 'Screens/Sign in',
  render: (_, { parameters }) => <SignInAt states={(parameters.states ?? {}) as States} />,
  parameters: { path: paths.signIn.pattern, chromatic: { modes: screenModes } },
});

/** A visitor opens the page: one field, one button. */
export const EmptyForm = meta.story({
  tags: ['state:signIn.idle'],
  parameters: {
    states: { signIn: { value: 'idle' } } satisfies States,
    chromatic: { modes: { ...screenModes, ...reflowMode, ...forcedColorsMode } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Send Magic Link' })).toBeEnabled();
  },
});

/** Sent without an address: the summary takes the focus and leads to the field. */
export const AddressMissing = meta.story({
  tags: ['state:signIn.invalid'],
  parameters: {
    states: {
      signIn: {
        value: 'invalid',
        context: { errors: { email: 'missing' }, attempt: 1 },
      },
    } satisfies States,
    chromatic: { modes: { ...screenModes, ...reflowMode, ...forcedColorsMode } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'There is a problemEnter your email address',
    );
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Error: Enter your email address',
    );
  },
});

/** The link is being asked for: a spinner in the button, and the address cannot change under it. */
export const AskingForTheLink = meta.story({
  tags: ['state:signIn.submitting'],
  parameters: { states: { signIn: { value: 'submitting', context: { values } } } satisfies States },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send Magic Link' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  },
});

/** It did not work: why, and everything typed is still there. */
export const ItDidNotWork = meta.story({
  tags: ['state:signIn.failure', 'fault'],
  parameters: {
    states: {
      signIn: {
        value: 'failure',
        context: { values, failure: new AuthFailure('refused', 'Signups not allowed for otp') },
      },
    } satisfies States,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Signups not allowed for otp')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(values.email);
  },
});

/** Asked too often: why, in a toast, and the button says when it will work again. */
export const TooManyTries = meta.story({
  tags: ['state:signIn.waiting', 'fault'],
  decorators: [withToasts],
  parameters: {
    states: {
      signIn: { value: 'waiting', context: { values, waitSeconds: 42 } },
      toasts: pinnedToast({ ...messages.signInFailed, text: slowDown, tone: 'error' }),
    } satisfies States,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again in 42 s' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(values.email);
    await expectToast(canvas, messages.signInFailed.title, slowDown);
  },
});

/** Came by a link that is spent: what happened, and the way to a new one is this very form. */
export const ExpiredLink = meta.story({
  tags: ['fault'],
  parameters: {
    states: {
      signIn: { value: 'idle' },
      session: {
        value: 'signedOut',
        context: {
          linkProblem: 'otp_expired',
        },
      },
    } satisfies States,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your link did not work')).toBeVisible();
    await expect(canvas.getByText(/has expired or was already used/)).toBeVisible();
  },
});
