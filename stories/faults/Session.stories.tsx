import type { StoryContext } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { deskAlone, stateModes } from '../../.storybook/modes.ts';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { paths } from '../../src/domain/paths.ts';
import { messages } from '../../src/content/messages.ts';
import { expectToast } from '../_helpers/toast.ts';
import {
  expired,
  fresh,
  linkHash,
  LiveSite,
  signOutElsewhere,
  dispatchToPage,
  type Site,
} from './_parts/LiveSite.tsx';

const dashboard = paths.dashboard.pattern;

const meta = preview.meta({
  title: 'Faults/Session',
  render: (_, { parameters }) => <LiveSite site={parameters.site as Site} />,
  tags: ['!autodocs', 'fault'],
  parameters: {
    path: dashboard,
    site: { address: dashboard, stored: fresh } satisfies Site,
    chromatic: { modes: stateModes },
  },
});

async function expectEnded(canvas: StoryContext['canvas']) {
  await expectToast(canvas, messages.sessionEnded.title, messages.sessionEnded.text);
  await waitFor(() =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in'),
  );
  await expect(canvas.queryByText('Student Dashboard')).toBeNull();
}

/** The session ran out: signed out, on the sign-in page, with the reason that the server gives. */
export const RefreshRefused = meta.story({
  parameters: {
    chromatic: { modes: deskAlone },
    site: { address: dashboard, stored: expired } satisfies Site,
  },
  beforeEach({ msw }) {
    msw.use(...scenarios.refused);
  },
  play: async ({ canvas }) => {
    await expectEnded(canvas);
  },
});

/** Storage is blocked: signed in for this tab only, also back from the cache; a toast explains it. */
export const StorageBlocked = meta.story({
  parameters: {
    chromatic: { modes: deskAlone },
    site: { address: `${dashboard}${linkHash()}`, blocked: true } satisfies Site,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Student Dashboard')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Close notification' }));
    await expectToast(canvas, messages.memoryOnly.title, messages.memoryOnly.text);
    dispatchToPage(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(canvas.getByText('Student Dashboard')).toBeVisible());
    await expect(await canvas.findByRole('button', { name: /^Account of / })).toBeVisible();
  },
});

/** Blocked storage, and back from the back/forward cache: it is empty, and the session continues. */
export const StorageBlockedAndBack = meta.story({
  parameters: {
    site: { address: `${dashboard}${linkHash()}`, blocked: true } satisfies Site,
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas, step }) => {
    await canvas.findByText('Student Dashboard');
    await step('And then back from the cache', async () => {
      dispatchToPage(new PageTransitionEvent('pageshow', { persisted: true }));
      await waitFor(() => expect(canvas.getByText('Student Dashboard')).toBeVisible());
      await expect(await canvas.findByRole('button', { name: /^Account of / })).toBeVisible();
    });
  },
});

/** Back from the back/forward cache after a sign-out meanwhile: the private page no longer shows. */
export const BackAfterSignOut = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, step }) => {
    await canvas.findByText('Student Dashboard');
    signOutElsewhere();
    await expect(canvas.getByText('Student Dashboard')).toBeVisible();
    await step('And then back from the cache', async () => {
      dispatchToPage(new PageTransitionEvent('pageshow', { persisted: true }));
      await new Promise(requestAnimationFrame);
      await expect(canvas.queryByText('Student Dashboard')).toBeNull();
      await expectEnded(canvas);
    });
  },
});

let failures = 0;

/** The device's clock was set back: the data service refuses the token, refreshed silently. */
export const ClockSetBack = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach({ msw }) {
    failures = 0;
    msw.use(
      http.get('*/rest/v1/profiles', () => {
        failures += 1;
        return failures === 1
          ? Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 })
          : undefined;
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Student Dashboard')).toBeVisible();
  },
});
