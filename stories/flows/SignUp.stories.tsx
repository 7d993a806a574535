import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { App } from '../../src/app/App.tsx';
import { paths } from '../../src/app/paths.ts';
import { linkSent } from '../../src/content/formConfirmations.ts';
import { messages } from '../../src/content/messages.ts';
import { expectToast } from '../_helpers/toast.ts';

const meta = preview.meta({
  title: 'Flows/Sign up',
  component: App,
  tags: ['!autodocs'],
  parameters: { path: paths.signUp.pattern, chromatic: { disableSnapshot: true } },
});

async function fillIn({
  canvas,
  userEvent,
  step,
}: Pick<StoryContext, 'canvas' | 'userEvent' | 'step'>) {
  await step('The visitor types a name, an address and a password', async () => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Display name' }), 'Lena');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'lena.b@tallygrove.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'ringbyring');
  });
  await step('The visitor makes the account', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
  });
}

/** A visitor creates an account, is told to check the mailbox, and is on the sign-in page. */
export const AccountCreated = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await fillIn({ canvas, userEvent, step });
    await step('A message says to look into the mailbox, on the page to sign in', async () => {
      await expectToast(canvas, messages.accountCreated.title, messages.accountCreated.text);
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    });
    await step('The page goes on saying where the mail went', async () => {
      await expect(canvas.getByRole('group', { name: linkSent.title })).toHaveTextContent(
        'lena.b@tallygrove.test',
      );
    });
  },
});

/** The address has an account already. */
export const Refused = meta.story({
  tags: ['fault'],
  beforeEach({ msw }) {
    msw.use(...scenarios.refused);
  },
  play: async ({ canvas, userEvent, step }) => {
    await fillIn({ canvas, userEvent, step });
    await step('The address has an account already; what was typed stays', async () => {
      await expectToast(canvas, 'Sign up Failed', 'User already registered');
      await expect(canvas.getAllByText('User already registered')).toHaveLength(2);
      await expect(canvas.getByLabelText('Password')).toHaveValue('ringbyring');
    });
  },
});

/** The network is gone: the typed values stay. */
export const Offline = meta.story({
  tags: ['fault'],
  beforeEach({ msw }) {
    msw.use(...scenarios.offline);
  },
  play: async ({ canvas, userEvent, step }) => {
    await fillIn({ canvas, userEvent, step });
    await step('The network is gone; what was typed stays', async () => {
      await expectToast(
        canvas,
        'Sign up Failed',
        'We could not reach our server. Check your connection and try again: nothing you typed is lost.',
      );
      await expect(canvas.getByRole('textbox', { name: 'Display name' })).toHaveValue('Lena');
    });
  },
});

/** Asked too often: a toast explains it, the button counts the seconds. */
export const TooManyTries = meta.story({
  tags: ['fault'],
  beforeEach({ msw }) {
    msw.use(...scenarios.rateLimited);
  },
  play: async ({ canvas, userEvent, step }) => {
    await fillIn({ canvas, userEvent, step });
    await step('Too many tries: a toast says so, and the button counts the seconds', async () => {
      await expectToast(
        canvas,
        'Sign up Failed',
        'For security purposes, you can only request this after 60 seconds.',
      );
      await expect(
        await canvas.findByRole('button', { name: /^Try again in (60|59) s$/ }),
      ).toBeVisible();
    });
  },
});
