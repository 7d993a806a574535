import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { deskAlone, screenModes, stateModes } from 'storybook-addon-statecharts/modes';
import type { SessionContext } from '../../machines/session/session.types.ts';
import { people } from '../../mocks/fixtures/people.ts';
import { profileOf, sessionOf } from '../../mocks/fixtures/sessions.ts';
import { App } from '../../src/app/App.tsx';
import { paths } from '../../src/domain/paths.ts';
import type { States } from '../../board/pinning/states.ts';

const meta = preview.meta({
  title: 'Screens/Session',
  component: App,
  tags: ['!autodocs'],
  parameters: { path: paths.dashboard.pattern, chromatic: { modes: stateModes } },
});

type SessionValue = NonNullable<States['session']>['value'];

const session = sessionOf(people.student);
const profile = profileOf(people.student);
const known = { session, profile };
const chooses = { ...known, recoveryFor: session.user.id };
const calm = { freshness: 'fresh', profile: 'loaded', recovery: 'none' } as const;

const at = (value: SessionValue, context: Partial<SessionContext> = {}): { states: States } => ({
  states: { session: { value, context } },
});

/** For a state that looks like a pictured one, or differs from it in its words alone. */
const alike = (value: SessionValue, context: Partial<SessionContext> = {}) => ({
  ...at(value, context),
  chromatic: { modes: deskAlone },
});

type Play = Pick<StoryContext, 'canvas'>;

/** The session is still unknown: a spinner, and the rest of the site. */
const waits = {
  play: async ({ canvas }: Play) => {
    // The shell has one too, for pages that are still hidden.
    await waitFor(() =>
      expect(canvas.getAllByText('Checking who is signed in').at(1)).toBeVisible(),
    );
  },
};

/** The dashboard does not change: visitors see nothing of token refreshes. */
const staysSignedIn = {
  play: async ({ canvas }: Play) => {
    await expect(await canvas.findByText('Welcome, Lena Brooks')).toBeVisible();
  },
};

/** Opened in the background: the link waits until the tab is visible. */
export const UnseenLink = meta.story({
  ...waits,
  parameters: alike({ openingLink: 'awaitingVisibility' }, { tabVisible: false }),
});

/** The link was asked for here: the server is asked whose it is. */
export const OpeningTheLink = meta.story({
  ...waits,
  parameters: alike({ openingLink: 'exchanging' }),
});

const asks = (name: string) => ({
  play: async ({ canvas }: Play) => {
    await expect(await canvas.findByRole('dialog', { name })).toBeVisible();
  },
});
const pendingExchange = { session, recovery: false };
const stored = sessionOf(people.parent);

/** Not asked for here, perhaps opened by a program that checks mails: a person decides. */
export const AskedBeforeOpening = meta.story({
  ...asks('Use this sign-in link?'),
  parameters: at({ openingLink: 'confirmingLink' }),
});

/** The person confirmed: the server is asked whose it is. */
export const OpeningAfterYes = meta.story({
  ...asks('Use this sign-in link?'),
  parameters: alike({ openingLink: 'exchangingConfirmed' }),
});

/** Another account is signed in: the dialog names both, and keeping it is the default. */
export const AskedBeforeSwitching = meta.story({
  ...asks('Switch to another account?'),
  parameters: {
    ...at({ openingLink: 'confirmingAccount' }, { pendingExchange, stored }),
    chromatic: { modes: screenModes },
  },
});

/** An earlier visit whose token is about to end: a new one is asked for. */
export const RenewingAtStart = meta.story({
  ...waits,
  parameters: alike({ restoring: 'refreshing' }, { session }),
});

/** No answer: another try in a moment. Public pages already show; this one is private. */
export const NoAnswerAtStart = meta.story({
  ...waits,
  tags: ['fault'],
  parameters: alike({ restoring: 'backingOff' }, { session, attempt: 1 }),
});

/** The session is known, but the profile is still loading. */
export const NameOnItsWay = meta.story({
  ...waits,
  parameters: at({ signedIn: { ...calm, profile: 'loading' } }, { session }),
});

/** The token has ended, whatever the clock shows: the profile waits for a new one. */
export const NameWaitsForAToken = meta.story({
  ...waits,
  tags: ['fault'],
  parameters: alike(
    { signedIn: { freshness: 'refreshing', profile: 'renewing', recovery: 'none' } },
    { session, attempt: 1 },
  ),
});

/** Signed in: a fresh token, a profile, and no question. */
export const SignedIn = meta.story({
  ...staysSignedIn,
  parameters: at({ signedIn: calm }, known),
});

/** The tab is hidden: no requests are sent. */
export const TabOutOfSight = meta.story({
  ...staysSignedIn,
  parameters: alike(
    { signedIn: { ...calm, freshness: 'hidden' } },
    { ...known, tabVisible: false },
  ),
});

/** A new token is requested in the background. */
export const RenewingUnnoticed = meta.story({
  ...staysSignedIn,
  parameters: alike({ signedIn: { ...calm, freshness: 'refreshing' } }, { ...known, attempt: 1 }),
});

/** No answer: another try in a moment, in the background. */
export const NoAnswerTryingAgain = meta.story({
  ...staysSignedIn,
  tags: ['fault'],
  parameters: alike({ signedIn: { ...calm, freshness: 'backingOff' } }, { ...known, attempt: 2 }),
});

/** Too many requests: no further one for as long as the server asks. */
export const AskedTooOftenWaiting = meta.story({
  ...staysSignedIn,
  tags: ['fault'],
  parameters: alike(
    { signedIn: { ...calm, freshness: 'coolingDown' } },
    { ...known, coolDownMs: 60_000 },
  ),
});

/** The profile could not be loaded, and is requested once more. */
export const NameAskedForAgain = meta.story({
  tags: ['fault'],
  parameters: at({ signedIn: { ...calm, profile: 'retrying' } }, { session }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading dashboard')).toBeVisible();
  },
});

/** Came by a recovery link: the dialog asks for a new password first. */
export const NewPasswordAskedFor = meta.story({
  parameters: at({ signedIn: { ...calm, recovery: 'asking' } }, chooses),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('dialog', { name: 'Choose a new password' }),
    ).toBeVisible();
  },
});

/** The new password was refused: the field shows the reason. */
export const NewPasswordRefused = meta.story({
  tags: ['fault'],
  parameters: alike(
    { signedIn: { ...calm, recovery: 'asking' } },
    { ...chooses, recoveryError: 'tooShort' },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('New password')).toHaveAccessibleDescription(
      /Use at least 6 characters/,
    );
  },
});

/** The new password is being saved. */
export const NewPasswordBeingSaved = meta.story({
  parameters: alike({ signedIn: { ...calm, recovery: 'saving' } }, chooses),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save password' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** Signed out here; the server's confirmation is still to come. */
export const LoggingOut = meta.story({ ...waits, parameters: alike('signingOut', known) });

/** Signed out: the dashboard redirects to the sign-in page. */
export const SignedOut = meta.story({
  parameters: alike('signedOut'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  },
});
