import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { App } from '../../src/app/App.tsx';
import { paths } from '../../src/app/paths.ts';
import { linkSent } from '../../src/content/formConfirmations.ts';
import { messages } from '../../src/content/messages.ts';
import { expectToast } from '../_helpers/toast.ts';

const email = 'lena@tallygrove.test';
const unreachable =
  'We could not reach our server. Check your connection and try again: nothing you typed is lost.';

const meta = preview.meta({
  title: 'Flows/Sign in',
  component: App,
  tags: ['!autodocs'],
  parameters: { path: paths.signIn.pattern, chromatic: { disableSnapshot: true } },
});

/** The first steps of every flow. */
async function requestLink({
  canvas,
  userEvent,
  step,
}: Pick<StoryContext, 'canvas' | 'userEvent' | 'step'>) {
  await step('The visitor types an address', async () => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email);
  });
  await step('The visitor asks for a link', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Magic Link' }));
  });
}

/** A visitor asks for a magic link and is told to check the mailbox. */
export const LinkSent = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await requestLink({ canvas, userEvent, step });
    await step('A message says to look into the mailbox', async () => {
      await expectToast(canvas, messages.linkSent.title, messages.linkSent.text);
    });
    await step('The page goes on saying where the link went', async () => {
      await expect(canvas.getByRole('group', { name: linkSent.title })).toHaveTextContent(email);
    });
  },
});

/** The address is missing, then wrong, then right: each submit shows the next step. */
export const MistakesMended = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('textbox', { name: 'Email' });
    const submit = canvas.getByRole('button', { name: 'Send Magic Link' });
    await step('The visitor asks for a link without an address', async () => {
      await userEvent.click(submit);
      await expect(field).toHaveAccessibleDescription('Error: Enter your email address');
    });
    await step('The list of mistakes leads to the field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Enter your email address' }));
      await expect(field).toHaveFocus();
    });
    await step('Half an address is refused', async () => {
      await userEvent.keyboard('lena');
      await userEvent.click(submit);
      await expect(field).toHaveAccessibleDescription(
        'Error: Enter an email address in the right format, like name@example.com',
      );
    });
    await step('The whole address is taken, and a link is sent', async () => {
      await userEvent.type(field, '@tallygrove.test');
      await userEvent.click(submit);
      await expectToast(canvas, messages.linkSent.title, messages.linkSent.text);
    });
  },
});

/** The service refuses: its reason in a toast and above the form. */
export const Refused = meta.story({
  tags: ['fault'],
  beforeEach({ msw }) {
    msw.use(...scenarios.refused);
  },
  play: async ({ canvas, userEvent, step }) => {
    await requestLink({ canvas, userEvent, step });
    await step('The service refuses, and says why; what was typed stays', async () => {
      await expectToast(canvas, 'Sign in Failed', 'Signups not allowed for otp');
      await expect(canvas.getAllByText('Signups not allowed for otp')).toHaveLength(2);
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    });
  },
});

/** Asked too often: a toast explains it, the button counts down, and the typed address stays. */
export const TooManyTries = meta.story({
  tags: ['fault'],
  beforeEach({ msw }) {
    msw.use(...scenarios.rateLimited);
  },
  play: async ({ canvas, userEvent, step }) => {
    await requestLink({ canvas, userEvent, step });
    await step('Too many tries: a toast says so, and the button counts the seconds', async () => {
      await expectToast(
        canvas,
        'Sign in Failed',
        'For security purposes, you can only request this after 60 seconds.',
      );
      await expect(
        await canvas.findByRole('button', { name: /^Try again in (60|59) s$/ }),
      ).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    });
  },
});

/** The network is gone: the form explains it and keeps the typed address. */
export const Offline = meta.story({
  tags: ['fault'],
  beforeEach({ msw }) {
    msw.use(...scenarios.offline);
  },
  play: async ({ canvas, userEvent, step }) => {
    await requestLink({ canvas, userEvent, step });
    await step('The network is gone, and the form says so; what was typed stays', async () => {
      await expectToast(canvas, 'Sign in Failed', unreachable);
      await expect(canvas.getAllByText(unreachable)).toHaveLength(2);
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    });
  },
});

/** The service answers with an error of its own. */
export const ServerError = meta.story({
  tags: ['fault'],
  beforeEach({ msw }) {
    msw.use(...scenarios.serverError);
  },
  play: async ({ canvas, userEvent, step }) => {
    await requestLink({ canvas, userEvent, step });
    await step('The service fails; what was typed stays', async () => {
      await expectToast(canvas, 'Sign in Failed', 'Internal Server Error');
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    });
  },
});

/** The answer takes its time: the button shows that it is busy, and cannot be pressed twice. */
export const Slow = meta.story({
  tags: ['fault'],
  beforeEach({ msw }) {
    msw.use(...scenarios.slow);
  },
  play: async ({ canvas, userEvent, step }) => {
    await requestLink({ canvas, userEvent, step });
    await step('The answer takes its time: a second press does nothing', async () => {
      const submit = canvas.getByRole('button', { name: 'Send Magic Link' });
      await expect(submit).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(submit);
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    });
  },
});
