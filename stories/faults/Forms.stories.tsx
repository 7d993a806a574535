import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { App } from '../../src/app/App.tsx';
import { paths } from '../../src/domain/paths.ts';
import { deskAlone, stateModes } from '../../.storybook/modes.ts';
import { expectToast } from '../_helpers/toast.ts';

const email = 'lena@tallygrove.test';
const unreachable =
  'We could not reach our server. Check your connection and try again: nothing you typed is lost.';
const unreadable = 'The server sent an answer we could not read. Try again in a moment.';
const signUp = { path: paths.signUp.pattern };

const meta = preview.meta({
  title: 'Faults/Forms',
  component: App,
  tags: ['!autodocs', 'fault'],
  parameters: { path: paths.signIn.pattern, chromatic: { modes: stateModes } },
});

type Parts = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function requestLink({ canvas, userEvent }: Parts) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send Magic Link' }));
}

async function createAccount({ canvas, userEvent }: Parts) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Display name' }), 'Lena');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
  await userEvent.type(canvas.getByLabelText('Password'), 'ringbyring');
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
}

async function expectFailure(canvas: StoryContext['canvas'], title: string, text: string) {
  await expectToast(canvas, title, text);
  // Once in the toast, which closes, and once above the form, where it stays.
  await expect(canvas.getAllByText(text)).toHaveLength(2);
  await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
}

/** Signing in without a network: the form explains it, and the typed address stays. */
export const SignInOffline = meta.story({
  parameters: { chromatic: { modes: deskAlone } },
  beforeEach({ msw }) {
    msw.use(...scenarios.offline);
  },
  play: async ({ canvas, userEvent }) => {
    await requestLink({ canvas, userEvent });
    await expectFailure(canvas, 'Sign in Failed', unreachable);
  },
});

/** A captive portal's page, as in a train's network, instead of the server's answer. */
export const SignInRubbish = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach({ msw }) {
    msw.use(...scenarios.malformedResponse);
  },
  play: async ({ canvas, userEvent }) => {
    await requestLink({ canvas, userEvent });
    await expectFailure(canvas, 'Sign in Failed', unreadable);
  },
});

/** Creating an account without a network: the form explains it, and the typed values stay. */
export const SignUpOffline = meta.story({
  parameters: { ...signUp, chromatic: { modes: deskAlone } },
  beforeEach({ msw }) {
    msw.use(...scenarios.offline);
  },
  play: async ({ canvas, userEvent }) => {
    await createAccount({ canvas, userEvent });
    await expectFailure(canvas, 'Sign up Failed', unreachable);
    await expect(canvas.getByLabelText('Password')).toHaveValue('ringbyring');
  },
});

/** The server fails to create the account: its message, and the typed values stay. */
export const SignUpServerError = meta.story({
  parameters: { ...signUp, chromatic: { disableSnapshot: true } },
  beforeEach({ msw }) {
    msw.use(...scenarios.serverError);
  },
  play: async ({ canvas, userEvent }) => {
    await createAccount({ canvas, userEvent });
    await expectFailure(canvas, 'Sign up Failed', 'Internal Server Error');
  },
});
