import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { messages } from '../../../src/content/messages.ts';
import { expectToast } from '../../_helpers/toast.ts';
import { flow } from '../../../review/walks/play.tsx';
import { signUpScreen as screen } from '../../../review/walks/screens/signUp.ts';

const meta = preview.meta({
  title: 'Flows/Generated/Sign up',
  tags: ['!autodocs', 'generated'],
  parameters: { chromatic: { disableSnapshot: true } },
});

const submitLabel = 'Create account';

const accepted = 'submitting|xstate.done.actor.0.signUp.submitting|0';

/** The shortest way to the form's mistakes. */
export const ToTheMistakes = meta.story({
  ...flow(screen, ['invalid'], async (canvas) => {
    await expect(await canvas.findByText('There is a problem')).toBeVisible();
  }),
});

/** The shortest way to the wait for the service. */
export const ToTheSending = meta.story({
  ...flow(screen, ['submitting'], async (canvas) => {
    await expect(canvas.getByRole('button', { name: submitLabel })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  }),
});

/** The shortest way to a refusal. */
export const ToARefusal = meta.story({
  ...flow(screen, ['failure'], async (canvas) => {
    await expect((await canvas.findAllByText('User already registered'))[0]).toBeVisible();
  }),
});

/** The shortest way to the wait that a rate limit asks for. */
export const ToTooManyTries = meta.story({
  ...flow(screen, ['waiting'], async (canvas) => {
    await expect(await canvas.findByRole('button', { name: 'Try again in 1 s' })).toBeVisible();
  }),
});

/** The wait passes, and the form can be sent again. */
export const PastTooManyTries = meta.story({
  ...flow(screen, ['waiting', 'waiting||0'], async (canvas) => {
    await expect(await canvas.findByRole('button', { name: submitLabel })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  }),
});

/** The shortest way to an account that is made. */
export const Created = meta.story({
  ...flow(screen, [accepted], async (canvas) => {
    await expectToast(canvas, messages.accountCreated.title, messages.accountCreated.text);
  }),
});
