import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { deskAlone, screenModes, stateModes } from '../../.storybook/modes.ts';
import { people } from '../../mocks/fixtures/people.ts';
import { accessTokenOf } from '../../mocks/fixtures/sessions.ts';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { paths } from '../../src/domain/paths.ts';
import { messages } from '../../src/content/messages.ts';
import { expectToast } from '../_helpers/toast.ts';
import { fresh, linkHash, LiveSite, mailedHash, type Site } from './_parts/LiveSite.tsx';

const dashboard = paths.dashboard.pattern;
const spent = `${dashboard}#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid`;
const forged = `${dashboard}${linkHash().replace(accessTokenOf(people.student), 'e30.e30.forged')}`;

const meta = preview.meta({
  title: 'Faults/Links',
  render: (_, { parameters }) => <LiveSite site={parameters.site as Site} />,
  tags: ['!autodocs', 'fault'],
  parameters: {
    path: dashboard,
    site: { address: spent } satisfies Site,
    chromatic: { modes: stateModes },
  },
});

/** The link is expired, or a mail program has opened it already: why, and the way to a new one. */
export const ExpiredLink = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your link did not work')).toBeVisible();
    await expect(canvas.getByText(/has expired or was already used/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
    await expect(canvas.getByRole('button', { name: 'Send Magic Link' })).toBeEnabled();
  },
});

/** The link is opened twice: the session from the first time continues. */
export const AlreadyUsed = meta.story({
  parameters: {
    chromatic: { modes: deskAlone },
    site: { address: spent, stored: fresh } satisfies Site,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Student Dashboard')).toBeVisible();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That link did not work');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome');
    await expect(await canvas.findByRole('button', { name: /^Account of / })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Close notification' })).toBeVisible();
  },
});

/** A link with a code works only in the browser that asked for it, which has its other half. */
export const OtherBrowser = meta.story({
  parameters: {
    chromatic: { modes: deskAlone },
    site: { address: `${dashboard}?code=5f2a` } satisfies Site,
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/works only in the browser where you asked for it/),
    ).toBeVisible();
  },
});

/** The token in the address belongs to no user: the server refuses it, until a new link is sent. */
export const ForeignToken = meta.story({
  parameters: {
    site: { address: forged } satisfies Site,
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas, userEvent, step }) => {
    const problem = 'This sign-in link is not valid. Ask for a new one below.';
    await expect(await canvas.findByText(problem)).toBeVisible();
    await step('And then a new one', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), people.student.email);
      await userEvent.click(canvas.getByRole('button', { name: 'Send Magic Link' }));
      await expectToast(canvas, messages.linkSent.title, messages.linkSent.text);
      await expect(canvas.queryByText(problem)).toBeNull();
    });
  },
});

/** The link may be valid, but the server is unreachable. */
export const Unreachable = meta.story({
  parameters: {
    site: { address: `${dashboard}${linkHash()}` } satisfies Site,
    chromatic: { disableSnapshot: true },
  },
  beforeEach({ msw }) {
    msw.use(...scenarios.offline);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /could not check your sign-in link because our server did not answer/,
      ),
    ).toBeVisible();
  },
});

const mailed = `${dashboard}${mailedHash()}`;
const strangers = `${dashboard}${mailedHash('magiclink', people.parent)}`;

/** Tokens that this browser did not ask for, while signed out: in, and a toast names whose. */
export const TokensInTheAddress = meta.story({
  parameters: {
    chromatic: { modes: deskAlone },
    site: { address: `${dashboard}${linkHash()}` } satisfies Site,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Student Dashboard')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'Signed in as student@tallygrove.test Not you? Log out',
      ),
    );
    await expect(await canvas.findByRole('button', { name: 'Not you? Log out' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Account of / })).toBeVisible();
  },
});

/** The link was for another account: the toast signs out again. */
export const NotYou = meta.story({
  parameters: {
    site: { address: `${dashboard}${linkHash()}` } satisfies Site,
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('button', { name: 'Not you? Log out' });
    await step('And then out again', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Not you? Log out' }));
      await expectToast(canvas, messages.loggedOut.title, messages.loggedOut.text);
      await expect(await canvas.findByRole('link', { name: 'Sign In' })).toBeVisible();
    });
  },
});

/** Opened on another device: asks for one press, which a program that checks mails never gives. */
export const OtherDevice = meta.story({
  parameters: {
    site: { address: mailed } satisfies Site,
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('button', { name: 'Open the link' });
    await step('And then in, by one press', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Open the link' }));
      await expect(await canvas.findByText('Student Dashboard')).toBeVisible();
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
  },
});

/** A link for another account than it was asked for: Enter, the default, keeps the visitor out. */
export const AnotherAddress = meta.story({
  parameters: {
    site: { address: strangers, requestedEmail: people.student.email } satisfies Site,
    // Patterns/LinkDialog pictures the dialog.
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas, userEvent, step }) => {
    await expect(
      await canvas.findByRole('dialog', { name: 'Use another account?' }),
    ).toHaveAccessibleDescription(
      /for parent@tallygrove\.test\. You asked for a link for student@/,
    );
    await step('And then nobody is signed in', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
      await expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible();
    });
  },
});

/** A stranger's link opens while signed in: Enter, the default, keeps the account. */
export const StrangersLink = meta.story({
  parameters: {
    site: { address: strangers, stored: fresh } satisfies Site,
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas, userEvent, step }) => {
    await expect(
      await canvas.findByRole('dialog', { name: 'Switch to another account?' }),
    ).toHaveAccessibleDescription(/for parent@tallygrove\.test\. You are signed in as student@/);
    await step('And then who was here stays', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('Student Dashboard')).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
          people.student.displayName,
        ),
      );
    });
  },
});
