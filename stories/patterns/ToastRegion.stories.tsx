import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { reflowMode, screenModes, stateModes } from '../../.storybook/modes.ts';
import type { QueuedToast } from '../../src/domain/toast.ts';
import { messages } from '../../src/content/messages.ts';
import { Toasts } from '../../src/features/shell/Toasts.tsx';
import { expectToast } from '../_helpers/toast.ts';
import type { States } from '../../.storybook/actors/states.ts';

function showing(...queue: QueuedToast[]): States {
  return {
    toasts: { value: { showing: 'running' }, context: { queue, nextId: queue.length + 1 } },
  };
}

const linkSent: QueuedToast = { ...messages.linkSent, tone: 'success', id: 1 };

const meta = preview.meta({
  title: 'Patterns/ToastRegion',
  component: Toasts,
  tags: ['autodocs'],
  parameters: { chromatic: { modes: stateModes } },
});

/** The result of a press: announced when the screen reader is idle, and closed by its button. */
export const Success = meta.story({
  parameters: {
    states: showing(linkSent),
    chromatic: { modes: { ...screenModes, ...reflowMode } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Check your email A magic link has been sent to your email address.',
    );
    await expectToast(canvas, messages.linkSent.title, messages.linkSent.text);
  },
});

/** A failure: announced at once. */
export const Failure = meta.story({
  parameters: {
    states: showing({
      title: messages.signInFailed.title,
      text: 'Signups not allowed for otp',
      tone: 'error',
      id: 1,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Sign in Failed Signups not allowed for otp',
    );
    await expectToast(canvas, 'Sign in Failed', 'Signups not allowed for otp');
  },
});
