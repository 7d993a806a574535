import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { phoneAlone, reflowCheck, stateModes } from '../../.storybook/modes.ts';
import { signInForm } from '../../machines/signIn/signIn.form.ts';
import { authFormDeps } from '../../src/app/authFormDeps.ts';
import { paths } from '../../src/domain/paths.ts';
import { linkSent } from '../../src/content/formConfirmations.ts';
import { messages } from '../../src/content/messages.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import { SignIn } from '../../src/features/auth/SignIn.tsx';
import { requestLink } from '../../src/services/authForms.ts';
import { pin } from 'storybook-addon-statecharts';
import type { States } from '../../.storybook/actors/states.ts';
import { pinned } from '../_helpers/pinned.ts';
import { expectToast, pinnedToast } from '../_helpers/toast.ts';
import { withPage } from '../_helpers/withPage.tsx';
import { expectWithinWindow } from '../_helpers/withinWindow.ts';
import { withHeldClock } from '../_helpers/withHeldClock.tsx';

const values = { email: 'lena@tallygrove.test' };
/** The service's own message. */
const slowDown = 'For security purposes, you can only request this after 42 seconds.';
const nothing = () => undefined;
/** Of sixty letters. */
const longEmail = 'wolfgang.amadeus.theophilus.brandt@grandmothers.example.test';
const longValues = { email: longEmail };

/** Finds the page's lasting message with the email that the link went to. */
const findSentTo = (canvas: StoryContext['canvas'], email: string) =>
  canvas.findByRole('group', { name: `A link is on its way to ${email}` });

function SignInAt({ states, signedUpWith }: { states: States; signedUpWith?: string }) {
  const [machine] = useState(() => signInForm.provide(requestLink(authFormDeps)));
  return (
    <SignIn
      machine={machine}
      snapshot={states.signIn && pin(signInForm.machine, states.signIn)}
      signedUpWith={signedUpWith}
      onLinkSent={nothing}
    />
  );
}

const at = pinned('signIn');

const meta = preview.meta({
  title: 'Screens/Sign in',
  decorators: [withPage],
  render: (_, { parameters }) => <SignInAt states={(parameters.states ?? {}) as States} />,
  parameters: { path: paths.signIn.pattern, chromatic: { modes: stateModes } },
});

/** The link is on its way: where to and for how long, what to do when no mail comes, and the form. */
export const LinkSent = meta.story({
  parameters: {
    states: at('idle', { values, sent: values, sends: 1 }),
    chromatic: { modes: { ...stateModes, ...reflowCheck } },
  },
  play: async ({ canvas }) => {
    await expect(await findSentTo(canvas, values.email)).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(values.email);
    await expect(canvas.getByRole('button', { name: 'Send Magic Link' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: '(802) 555-0142' })).toBeVisible();
    await expect(canvas.queryByText(linkSent.hasAccount)).toBeNull();
  },
});

/** After signing up: the same text for every address, and why a known one gets no mail. */
export const LinkSentBySigningUp = meta.story({
  render: () => <SignInAt states={{}} signedUpWith={values.email} />,
  parameters: { chromatic: { modes: phoneAlone } },
  play: async ({ canvas }) => {
    await expect(await findSentTo(canvas, values.email)).toBeVisible();
    await expect(canvas.getByText(linkSent.hasAccount)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(values.email);
  },
});

/** Sent twice, the second time to another address: each time the message takes the focus. */
export const SentTwice = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    for (const email of [values.email, longEmail]) {
      const field = canvas.getByRole('textbox', { name: 'Email' });
      await userEvent.clear(field);
      await userEvent.paste(email);
      await userEvent.click(canvas.getByRole('button', { name: 'Send Magic Link' }));
      await expect(await findSentTo(canvas, email)).toHaveFocus();
      await expect(field).toHaveValue(email);
    }
  },
});

/** Asked for again within the minute: how long to wait, while the first link is on its way. */
export const TooManyTries = meta.story({
  tags: ['fault'],
  decorators: [withHeldClock],
  parameters: {
    chromatic: { modes: phoneAlone },
    states: {
      ...at('failure', {
        values,
        sent: values,
        sends: 1,
        failure: new AuthFailure('rateLimited', slowDown, { retryAfterMs: 42_000 }),
      }),
      toasts: pinnedToast({ ...messages.signInFailed, text: slowDown, tone: 'error' }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await findSentTo(canvas, values.email)).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('alert')).toHaveTextContent(
      'Too many tries for nowYou can try again in a moment. What you typed stays here.',
    );
    await expect(canvas.getByRole('button', { name: 'Try again in 42 s' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expectToast(canvas, messages.signInFailed.title, slowDown);
  },
});

/** An address of sixty letters breaks at the edge. */
export const LongAddress = meta.story({
  parameters: {
    states: at('idle', { values: longValues, sent: longValues, sends: 1 }),
    chromatic: { modes: { ...reflowCheck, ...phoneAlone } },
  },
  play: async ({ canvas }) => {
    const sent = await findSentTo(canvas, longEmail);
    await expect(sent.scrollWidth).toBeLessThanOrEqual(sent.clientWidth);
  },
});

/** An address of sixty letters in the form and in the refusal: it stays within the window. */
export const LongAddressRefused = meta.story({
  tags: ['fault'],
  parameters: {
    states: at('failure', {
      values: longValues,
      failure: new AuthFailure('refused', `Signups not allowed for ${longEmail}`),
    }),
    chromatic: { modes: { ...reflowCheck, ...phoneAlone } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(longEmail);
    await expect(within(canvas.getByRole('main')).getByRole('alert')).toHaveTextContent(longEmail);
    await expectWithinWindow(canvas.getByRole('main'));
  },
});
