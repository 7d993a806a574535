import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { App } from '../../../src/app/App.tsx';
import { paths } from '../../../src/app/paths.ts';
import { messages } from '../../../src/content/messages.ts';
import { expectToast } from '../../_helpers/toast.ts';
import { formFlow } from '../../../review/walks/formFlow.ts';
import { model } from '../../../review/walks/models/signIn.ts';

const meta = preview.meta({
  title: 'Flows/Generated/Sign in',
  component: App,
  tags: ['!autodocs', 'generated'],
  parameters: { path: paths.signIn.pattern, chromatic: { disableSnapshot: true } },
});

const screen = {
  model,
  endpoint: '*/auth/v1/otp',
  labels: { email: 'Email' },
  submitLabel: 'Send Magic Link',
};

const accepted = 'submitting|xstate.done.actor.0.signIn.submitting|0';

/** The shortest way to the form's mistakes. */
export const ToTheMistakes = meta.story({
  ...formFlow(screen, ['invalid'], async (canvas) => {
    await expect(await canvas.findByText('There is a problem')).toBeVisible();
  }),
});

/** The shortest way to the wait for the service. */
export const ToTheSending = meta.story({
  ...formFlow(screen, ['submitting'], async (canvas) => {
    await expect(canvas.getByRole('button', { name: screen.submitLabel })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  }),
});

/** The shortest way to a refusal. */
export const ToARefusal = meta.story({
  ...formFlow(screen, ['failure'], async (canvas) => {
    await expect((await canvas.findAllByText('User already registered'))[0]).toBeVisible();
  }),
});

/** The shortest way to the wait that a rate limit asks for. */
export const ToTooManyTries = meta.story({
  ...formFlow(screen, ['waiting'], async (canvas) => {
    await expect(await canvas.findByRole('button', { name: 'Try again in 1 s' })).toBeVisible();
  }),
});

/** The wait passes, and the form can be sent again. */
export const PastTooManyTries = meta.story({
  ...formFlow(screen, ['waiting', 'waiting||0'], async (canvas) => {
    await expect(
      await canvas.findByRole('button', { name: screen.submitLabel }),
    ).not.toHaveAttribute('aria-disabled', 'true');
  }),
});

/** The shortest way to a link that is sent. */
export const Sent = meta.story({
  ...formFlow(screen, [accepted], async (canvas) => {
    await expectToast(canvas, messages.linkSent.title, messages.linkSent.text);
  }),
});
