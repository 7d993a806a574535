import type { StoryContext } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, spyOn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { authError } from '../../mocks/handlers/authResponses.ts';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { paths } from '../../src/domain/paths.ts';
import { messages } from '../../src/content/messages.ts';
import { expectToast } from '../_helpers/toast.ts';
import { fresh, LiveSite, type Site } from './_parts/LiveSite.tsx';

const dashboard = paths.dashboard.pattern;

const meta = preview.meta({
  title: 'Faults/Signing out',
  render: (_, { parameters }) => <LiveSite site={parameters.site as Site} />,
  tags: ['!autodocs', 'fault'],
  parameters: {
    path: dashboard,
    site: { address: dashboard, stored: fresh } satisfies Site,
    // Patterns/ToastRegion pictures the toast, Screens/Home the page behind it.
    chromatic: { disableSnapshot: true },
  },
});

async function logOut({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Account of / }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
}

/** Signed out on this device in any case; a toast reports that the server did not confirm it. */
export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(...scenarios.signOutFails);
  },
  play: async ({ canvas, userEvent }) => {
    await logOut({ canvas, userEvent });
    await expectToast(canvas, messages.signOutFailed.title, 'Error logging out user');
    await expect(canvas.queryByRole('button', { name: /^Account of / })).toBeNull();
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Money sense');
  },
});

/** The refusal comes long after the visitor is signed out: it is told when it comes. */
export const LateRefusal = meta.story({
  beforeEach() {
    // On a slow machine the request would time out, and say so, before the first toast is seen.
    const timeout = spyOn(AbortSignal, 'timeout');
    timeout.mockImplementation(() => new AbortController().signal);
    return () => timeout.mockRestore();
  },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Student Dashboard');
    let refuse: (answer: Response) => void = () => undefined;
    const refusal = new Promise<Response>((resolve) => {
      refuse = resolve;
    });
    msw.use(http.post('*/auth/v1/logout', () => refusal));
    await logOut({ canvas, userEvent });
    await expectToast(canvas, messages.loggedOut.title, messages.loggedOut.text);
    refuse(authError(500, 'unexpected_failure', 'Error logging out user'));
    await expectToast(canvas, messages.signOutFailed.title, 'Error logging out user');
  },
});

/** Without a network: signed out on this device, and the toast claims no more. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Student Dashboard');
    msw.use(...scenarios.offline);
    await logOut({ canvas, userEvent });
    await expectToast(
      canvas,
      messages.signOutFailed.title,
      'You are signed out on this device, but we could not reach our server to tell it.',
    );
    await expect(canvas.queryByRole('button', { name: /^Account of / })).toBeNull();
  },
});
