import type { StoryContext } from '@storybook/react-vite';
import {
  defineStoryboard,
  type AllLabelsOf,
  type FlowModel,
  type ModelEvent,
  type Path,
  type ScenariosFor,
} from 'storybook-addon-statecharts';
import { stateModes } from '../../.storybook/modes.ts';
import { expect, waitFor } from 'storybook/test';
import { assign, type AnyMachineSnapshot } from 'xstate';
import { sessionAlone } from '../../.storybook/actors/sessionAlone.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type {
  SessionContext,
  SessionInput,
  UsableLink,
} from '../../machines/session/session.types.ts';
import { people } from '../../mocks/fixtures/people.ts';
import { EXPIRES_IN, profileOf, sessionOf } from '../../mocks/fixtures/sessions.ts';
import { AuthFailure, RefreshFailure } from '../../src/domain/authFailure.ts';
import { paths } from '../../src/domain/paths.ts';
import { RETRY_LIMIT_MS, type Session } from '../../src/domain/session.ts';
import { forgetLinkRequest, rememberLinkRequest } from '../../src/services/linkRequest.ts';
import { RECOVERY_KEY } from '../../src/services/sessionStore.ts';
import { siteWith } from './_parts/live.tsx';
import { sessionEndpoints } from './_parts/sessionEndpoints.ts';
import { addressOf, inputOf, isByLink, linkBefore } from './_parts/sessionLinks.ts';
import { siteScreen, type SiteStage } from './_parts/siteScreen.tsx';
import { show, signInElsewhere, store } from './_parts/tab.ts';

const labels = {
  name: 'Session',
  about: 'Who is signed in on this page, since when and for how long.',
  states: {
    restoring: 'Opening the page: is there a mailed link, or an earlier visit?',
    'restoring.choosing': 'Looking who is here: a mailed link, or an earlier visit',
    'restoring.refreshing': 'Renewing the earlier visit: it is almost over',
    'restoring.backingOff': 'Trying again soon: the service could not be reached',
    openingLink: 'Opening a mailed link: it replaces nobody unasked',
    'openingLink.choosing': 'Deciding whether to ask',
    'openingLink.awaitingVisibility':
      'Not looked at yet: the link waits until somebody sees the tab',
    'openingLink.exchanging': 'Opening the link: the page waits for the service',
    'openingLink.confirmingLink': 'Asked first: did you want to open this link?',
    'openingLink.exchangingConfirmed':
      'Opening the link: the question still stands, its button busy',
    'openingLink.confirmingAccount': 'Asked first: do you want to switch accounts?',
    signedIn: 'Signed in: three things go on at the same time',
    'signedIn.freshness': 'Kept fresh: looked at every 30 seconds while the page is in sight',
    'signedIn.freshness.checking': 'Looking at the time left',
    'signedIn.freshness.hidden': 'Resting: the tab is out of sight',
    'signedIn.freshness.fresh': 'Fresh: nothing to do',
    'signedIn.freshness.refreshing': 'Renewing: asking the service for more time',
    'signedIn.freshness.backingOff': 'Trying again soon: the service could not be reached',
    'signedIn.freshness.coolingDown': 'Asked too often: waiting as long as the service says',
    'signedIn.profile': 'Who it is: name and role',
    'signedIn.profile.choosing': 'Looking at the time left: nothing is read once it is over',
    'signedIn.profile.renewing': 'Waiting for the visit to be renewed: the page waits',
    'signedIn.profile.loading': 'Fetching name and role: the page waits',
    'signedIn.profile.loaded': 'Name and role are known',
    'signedIn.profile.missing': 'Name and role are missing: the page says so and tries again',
    'signedIn.profile.retrying': 'Fetching name and role again: the page stays as it is',
    'signedIn.recovery': 'New password: asked for after a link that was mailed for one',
    'signedIn.recovery.choosing': 'Looking for an open question: is a new password to be chosen?',
    'signedIn.recovery.none': 'No new password is asked for',
    'signedIn.recovery.asking': 'A new password is asked for: the dialog is open',
    'signedIn.recovery.saving': 'Saving the new password: the button is busy',
    signingOut: 'Logging out: forgotten on this device at once, then the service is told',
    signedOut: 'Signed out: everything public can be read',
  },
  events: {
    'tab.shown': 'The tab comes into view',
    'tab.hidden': 'The tab goes out of view',
    'network.online': 'The line is back',
    'page.restored': 'The person comes back with the Back button',
    'storage.changed': 'Another tab signs in or logs out',
    'storage.unavailable': 'The browser keeps nothing for the site',
    'session.signOut': 'The person logs out',
    'signOut.settled': 'The person has arrived at a public page',
    'link.arrived': 'A mailed link is opened in this tab',
    'link.failed': 'A link that is no good is opened in this tab',
    'link.accept': 'The person says yes',
    'link.decline': 'The person stays as they are',
    'link.dismiss': 'The person asks for a new link',
    'recovery.submit': 'The person saves a new password',
    'recovery.dismiss': 'The person keeps the old password',
    'recovery.changed': 'The browser reports whether a new password is still to be chosen',
    'token.needed': 'Name and role need the visit renewed',
    'token.unavailable': 'The visit cannot be renewed for now',
    'session.refreshed': 'The visit has been renewed',
    'exchangeLink.done': 'The service takes the link',
    'exchangeLink.error': 'The service refuses the link',
    'refreshSession.done': 'The service gives more time',
    'refreshSession.error': 'The service gives no more time',
    'loadProfile.done': 'The answer is here',
    'loadProfile.error': 'No answer comes',
    'signOut.answered': 'The service answers the sign-out',
    'updatePassword.done': 'The new password is saved',
    'updatePassword.error': 'The new password is not taken',
    'after.tick': 'Thirty seconds pass',
    'after.retryDelay': 'A little longer each time',
    'after.patience': 'The service takes too long to confirm',
    'after.coolDown': 'The wait is over',
  },
  guards: {
    tabIsHidden: { yes: 'the tab is out of sight', otherwise: 'the tab is in sight' },
    isExpiring: { yes: 'a visit is kept, almost over', otherwise: 'a visit is kept, still fresh' },
    refreshIsDue: { yes: 'almost over', otherwise: 'still fresh' },
    exists: { yes: 'somebody is signed in', otherwise: 'nobody is signed in' },
    isRefusal: { yes: 'it refuses', otherwise: 'it is too busy or out of reach' },
    isRateLimit: { yes: 'asked too often', otherwise: 'it cannot be reached' },
    mayRetry: {
      yes: 'out of reach, and there is time to try again',
      otherwise: 'out of reach for too long: the next look tries again',
    },
    wasRotatedElsewhere: {
      yes: 'another tab has renewed it',
      otherwise: 'nobody has renewed it',
    },
    isSomebodyElse: { yes: 'it is somebody else by now', otherwise: 'it is nobody else' },
    isSamePerson: { yes: 'it is the same person', otherwise: 'it is another person, or nobody' },
    linkWaits: { yes: 'a mailed link waits', otherwise: 'no link waits' },
    mustAwaitVisibility: { yes: 'nobody has looked at the tab', otherwise: 'somebody looks' },
    isUnrequested: {
      yes: 'this browser did not ask for the link, and nobody is signed in',
      otherwise: 'a person is known to be there',
    },
    isExpectedUser: {
      yes: 'it is for the account that was here or was asked for',
      otherwise: 'it is for another account',
    },
    mustChoosePassword: {
      yes: 'a new password is still to be chosen',
      otherwise: 'no new password is to be chosen',
    },
    recoveryIsOver: {
      yes: 'another tab has saved it, or put it off',
      otherwise: 'it is still to be chosen',
    },
    tokenIsUsable: { yes: 'the visit is not over', otherwise: 'the visit is over' },
    hasTriedToRefresh: {
      yes: 'over, and it could not be renewed',
      otherwise: 'over, and not renewed yet',
    },
    mayRenew: {
      yes: 'the service wants the visit renewed',
      otherwise: 'no answer, or refused once more',
    },
    hasProfile: { yes: 'with name and role', otherwise: 'without name and role' },
    isGoodPassword: { yes: 'neither too short nor too long', otherwise: 'too short or too long' },
    mayRecheck: {
      yes: 'the tab is in sight, and the visit is not over',
      otherwise: 'the tab is out of sight, or the visit is over',
    },
  },
} satisfies AllLabelsOf<typeof sessionMachine>;

const time = { now: 0 };

const send = <const Event>(words: string, event: Event) => ({ words, event });
const output = <const Output>(words: string, value: Output) => ({ words, output: value });
const failure = (words: string, error: Error) => ({ words, error });

const student = sessionOf(people.student);
const expiring: Session = { ...student, expiresAt: 0 };
const rotated: Session = {
  ...student,
  accessToken: `${student.accessToken}-rotated`,
  refreshToken: 'mocked-refresh-rotated',
};
const parent = sessionOf(people.parent);

const magicLink: UsableLink = {
  kind: 'tokens',
  accessToken: student.accessToken,
  refreshToken: student.refreshToken,
  tokenType: student.tokenType,
  expiresIn: EXPIRES_IN,
  recovery: false,
};

const mailedLink: UsableLink = { kind: 'tokenHash', tokenHash: 'mocked', type: 'magiclink' };
const asked = people.student.email;

const refused = new AuthFailure('refused', 'Invalid Refresh Token');
const rateLimited = new AuthFailure('rateLimited', 'Too many requests', { retryAfterMs: 60_000 });
const unauthorized = new AuthFailure('refused', 'JWT expired', { status: 401 });
const offline = new AuthFailure('retryable', 'Failed to fetch');
const spent = new AuthFailure('refused', 'Email link is invalid or has expired', {
  code: 'otp_expired',
});

/** A failed refresh, after which storage holds this. */
const unrefreshed = (failure: AuthFailure, stored?: Session) => new RefreshFailure(failure, stored);

const now = () => time.now;

const isRefreshed = ({ steps }: Path): boolean =>
  steps.some(({ from }) => from === 'refreshSession');

const renewed = [
  { event: 'refreshSession.done', to: 'signedIn.freshness.fresh' },
  { event: 'loadProfile.done', to: 'signedIn.profile.loaded' },
] as const;

/** The earlier visit is over, and a link comes. */
const linkOpened = [
  { event: 'refreshSession.error', to: 'signedOut' },
  { event: 'link.arrived', to: 'openingLink.exchanging' },
] as const;

const scenarios: ScenariosFor<typeof sessionMachine> = [
  {
    id: 'back-after-a-week',
    words: 'I come back after a week?',
    answer:
      'You are still signed in: the earlier visit is found and renewed before the page shows.',
    steps: renewed,
  },
  {
    id: 'old-link',
    words: 'the mailed link is old?',
    answer: 'The service refuses it, nobody is signed in, and the sign-in page says why.',
    steps: [
      ...linkOpened,
      { event: 'exchangeLink.error', to: 'signedOut', story: 'faults-links--expired-link' },
    ],
  },
  {
    id: 'logged-out-elsewhere',
    words: 'I log out in another tab?',
    answer: 'This tab is signed out in the same moment; nothing private stays on it.',
    steps: [...renewed, { event: 'storage.changed', to: 'signedOut' }],
  },
  {
    id: 'bad-network',
    words: 'the line is bad?',
    answer: 'You stay signed in: the site tries again by itself, at once when the line is back.',
    steps: [
      { event: 'refreshSession.error', to: 'restoring.backingOff' },
      { event: 'network.online', to: 'restoring.refreshing' },
      ...renewed,
    ],
  },
  {
    id: 'new-password',
    words: 'I forgot my password?',
    answer: 'The link that was mailed for it signs you in and asks for a new password first.',
    steps: [
      ...linkOpened,
      { event: 'exchangeLink.done', to: 'signedIn.recovery.asking' },
      { event: 'loadProfile.done', to: 'signedIn.profile.loaded' },
      { event: 'recovery.submit', to: 'signedIn.recovery.saving' },
      { event: 'updatePassword.done', to: 'signedIn.recovery.none' },
    ],
  },
];

/** Whether a person, the service, another tab or a timer can cause this event here. */
function isPossible(snapshot: AnyMachineSnapshot, { event }: ModelEvent): boolean {
  const { tabVisible, linkProblem, endReason } = snapshot.context as SessionContext;
  switch (event.type) {
    case 'tab.hidden':
      return tabVisible;
    case 'link.dismiss':
      return linkProblem !== undefined && snapshot.matches('signedOut');
    case 'signOut.settled':
      return endReason === 'asked';
    case 'session.signOut':
      return snapshot.matches({ signedIn: { recovery: 'none' } });
    // A late one: Faults/Signing out.
    case 'signOut.answered':
      return snapshot.matches('signingOut');
    // Only full or blocked storage raises this, on a write: Faults/Session.
    case 'storage.unavailable':
    // The machine raises this itself.
    case 'session.refreshed':
      return false;
    default:
      return true;
  }
}

/** Events that one press causes, with the button's label. */
const presses: Readonly<Record<string, RegExp>> = {
  'link.accept': /^(Open the link|Switch account|Use this account)$/,
  'link.decline': /^(Not now|Stay signed in)$/,
  'recovery.dismiss': /^Not now$/,
};

async function act(stage: SiteStage, modelEvent: ModelEvent): Promise<void> {
  const { canvas, userEvent, view, path } = stage;
  const { event } = modelEvent;
  const press = async (words: RegExp): Promise<void> =>
    userEvent.click(await canvas.findByText(words, { selector: 'button, button *' }));
  const pressed = presses[event.type];
  if (pressed !== undefined) {
    await press(pressed);
    return;
  }
  switch (event.type) {
    case 'session.signOut':
      await userEvent.click(await canvas.findByRole('button', { name: /^Account of/ }));
      await press(/^Log out$/);
      return;
    case 'recovery.submit':
      await userEvent.click(await canvas.findByLabelText('New password'));
      await userEvent.paste(String(event['password']));
      await press(/^Save password$/);
      return;
    // The page's form explains the failed link until a new one is requested.
    case 'link.dismiss':
      await userEvent.click(await canvas.findByLabelText('Email'));
      await userEvent.paste(people.student.email);
      await press(/^Send Magic Link$/);
      return;
    case 'link.arrived':
    case 'link.failed': {
      const { type, link, requestedEmail } = event;
      forgetLinkRequest(view);
      if (requestedEmail !== undefined) rememberLinkRequest(view, requestedEmail as string, 0);
      const after = path.steps.slice(path.steps.indexOf(modelEvent));
      const address =
        type === 'link.failed'
          ? `${paths.dashboard.pattern}#error=access_denied&error_code=${event['code']}`
          : addressOf(link as UsableLink, after);
      view.history.replaceState(null, '', address);
      view.dispatchEvent(new HashChangeEvent('hashchange'));
      return;
    }
    case 'storage.changed':
      signInElsewhere(view, event['session'] as Session | undefined);
      return;
    case 'recovery.changed':
      view.localStorage.removeItem(RECOVERY_KEY);
      view.dispatchEvent(new StorageEvent('storage', { key: RECOVERY_KEY }));
      return;
    case 'page.restored':
      if ('stored' in event) store(view, event['stored'] as Session | undefined);
      view.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return;
    case 'network.online':
      view.dispatchEvent(new Event('online'));
      return;
    case 'tab.hidden':
    case 'tab.shown':
      show(view, event.type === 'tab.hidden' ? 'hidden' : 'visible');
      return;
    default:
      // The page itself settles once the visitor is on the home page.
      if (event.type !== 'signOut.settled')
        throw new Error(`No path makes this event happen: ${event.type}`);
  }
}

/** The whole site with the real session services. */
function drive(model: FlowModel) {
  let page: Window | undefined;
  const { refreshSession } = sessionEndpoints;
  return siteScreen({
    model: {
      ...model,
      isPossible: (snapshot, modelEvent) =>
        model.isPossible?.(snapshot, modelEvent) !== false && isPossible(snapshot, modelEvent),
      distinguish: (context: SessionContext) => [
        model.distinguish?.(context as never),
        context.linkProblem !== undefined,
        context.endReason === 'asked',
      ],
    },
    addressOf(path) {
      const { link } = inputOf(path);
      return link === undefined ? paths.dashboard.pattern : addressOf(link, path.steps);
    },
    endpoints: {
      ...sessionEndpoints,
      refreshSession: {
        ...refreshSession,
        respond(modelEvent) {
          const { error } = modelEvent.event;
          // Another tab was quicker, or somebody else signed in.
          if (error instanceof RefreshFailure && error.stored && page) store(page, error.stored);
          return refreshSession.respond(modelEvent);
        },
      },
    },
    requestOf(modelEvent, path) {
      const { from, event } = modelEvent;
      if (event.type === 'signOut.answered') return 'signOut';
      const isHash = linkBefore(modelEvent, path)?.kind === 'tokenHash';
      return from === 'exchangeLink' && isHash ? 'exchangeHash' : from;
    },
    prepare(view, path) {
      page = view;
      const { requestedEmail, stored } = inputOf(path);
      if (requestedEmail !== undefined) rememberLinkRequest(view, requestedEmail, 0);
      store(view, stored);
    },
    act,
  });
}

type Canvas = Pick<StoryContext, 'canvas'>;

/** The session is still unknown: a spinner, and the rest of the site. */
async function waits({ canvas }: Canvas): Promise<void> {
  // The shell has one too, for pages that are still hidden.
  await waitFor(() => expect(canvas.getAllByText('Checking who is signed in').at(1)).toBeVisible());
}

/** The dashboard does not change: visitors see nothing of token refreshes. */
async function staysSignedIn({ canvas }: Canvas): Promise<void> {
  await expect(await canvas.findByText('Welcome, Lena Brooks')).toBeVisible();
}

/** In the header, whatever is known of the profile. */
async function hasAnAccount({ canvas }: Canvas): Promise<void> {
  await expect(await canvas.findByRole('button', { name: /^Account of/ })).toBeVisible();
}

async function loads({ canvas }: Canvas): Promise<void> {
  await expect(await canvas.findByText('Loading dashboard')).toBeVisible();
}

const asks =
  (name: string) =>
  async ({ canvas }: Canvas): Promise<void> => {
    await expect(await canvas.findByRole('dialog', { name })).toBeVisible();
  };

/** The session, with links, storage, other tabs and a server that may refuse. */
export default defineStoryboard(sessionMachine, {
  labels,
  scenarios,
  parameters: { path: paths.dashboard.pattern, chromatic: { modes: stateModes } },
  parts: {
    /** A link in the initial URL, or one that arrives in the open page. */
    ByALink: isByLink,
    /** A token that is refreshed, or cannot be. */
    Renewed: (path) => !isByLink(path) && isRefreshed(path),
    /** Restored pages, other tabs, hidden tabs and signing out. */
    HereAndGone: (path) => !isByLink(path) && !isRefreshed(path),
  },
  model: {
    machine: sessionAlone.provide({
      actions: {
        // Storage holds what the page knows, unless the event says otherwise.
        readStorage: assign({
          stored: ({ context: { hasBegun, link, session, stored }, event }) => {
            if ('stored' in event) return event.stored as Session | undefined;
            return hasBegun && link === undefined ? session : stored;
          },
        }),
      },
    }),
    inputs: [
      { now, stored: expiring },
      { now, link: mailedLink, requestedEmail: asked },
    ] satisfies SessionInput[],
    time,
    events: [
      send('somebody else signs in in another tab', { type: 'storage.changed', session: parent }),
      send('another tab refreshes the session', { type: 'storage.changed', session: rotated }),
      send('another tab hands on a token that is over', {
        type: 'storage.changed',
        session: expiring,
      }),
      send('a link asked for here', {
        type: 'link.arrived',
        link: magicLink,
        requestedEmail: asked,
      }),
      send('a link after one was asked for another address', {
        type: 'link.arrived',
        link: magicLink,
        requestedEmail: people.parent.email,
      }),
      send('a mailed link that nobody asked for', {
        type: 'link.arrived',
        link: mailedLink,
        requestedEmail: undefined,
      }),
      send('a link that says it is spent', { type: 'link.failed', code: 'otp_expired' }),
      send('the person comes back with the Back button', { type: 'page.restored' }),
      send('the person comes back after signing out elsewhere', {
        type: 'page.restored',
        stored: undefined,
      }),
      send('another tab signs out', { type: 'storage.changed', session: undefined }),
      send('the server ends the session', { type: 'signOut.answered', failure: undefined }),
      send('the server cannot be reached', { type: 'signOut.answered', failure: offline }),
      send('a password that is too short', { type: 'recovery.submit', password: 'ring' }),
      send('a new password', { type: 'recovery.submit', password: 'ring by ring' }),
      send('another tab saves the new password', { type: 'recovery.changed', userId: undefined }),
    ],
    outputs: {
      exchangeLink: [
        output('signs in', { session: student, recovery: false }),
        output('signs in and asks for a new password', { session: student, recovery: true }),
        failure('the link is spent', spent),
      ],
      refreshSession: [
        output('a new token', rotated),
        failure('refused', unrefreshed(refused)),
        failure('refused, because another tab was quicker', unrefreshed(refused, rotated)),
        failure('refused, because somebody else signed in', unrefreshed(refused, parent)),
        failure('too many requests', unrefreshed(rateLimited)),
        failure('no answer', unrefreshed(offline)),
        { ...failure('no answer for too long', unrefreshed(offline)), at: RETRY_LIMIT_MS + 1 },
      ],
      loadProfile: [
        output('the profile', profileOf(people.student)),
        output('there is none', undefined),
        failure('it fails', new Error('500')),
        failure('refused for its token', unauthorized),
      ],
      updatePassword: [output('saved', undefined), failure('refused', refused)],
    },
    distinguish: ({
      session,
      tabVisible,
      memoryOnly,
      hasBegun,
      waitingLink,
      link,
      requestedEmail,
      stored,
      pendingExchange,
      refusedToken,
      recoveryFor,
    }: SessionContext) => [
      hasBegun,
      waitingLink?.link.kind,
      link?.kind,
      requestedEmail,
      link && stored?.user.id,
      pendingExchange?.recovery,
      session?.user.id,
      session?.expiresAt,
      tabVisible,
      memoryOnly,
      refusedToken !== undefined,
      recoveryFor,
    ],
    isPossible: (snapshot, { event }) => {
      switch (event.type) {
        case 'recovery.changed':
          return snapshot.hasTag('recovering');
        // Enough: the kinds of links are told apart once they are opened.
        case 'link.arrived':
          return event['requestedEmail'] === asked || snapshot.matches('signedOut');
        case 'signOut.answered':
          return snapshot.matches('signingOut') || snapshot.matches('signedOut');
        // The machine raises these itself.
        case 'token.needed':
        case 'token.unavailable':
          return false;
        default:
          return true;
      }
    },
    // The three regions are nearly independent: explore them one at a time.
    shouldExpand: (snapshot) => {
      const { recoveryFor, refusedToken } = snapshot.context as SessionContext;
      // These values matter only while signed in.
      if (snapshot.matches('openingLink'))
        return recoveryFor === undefined && refusedToken === undefined;
      if (!snapshot.matches('signedIn')) return true;
      const away = [
        !snapshot.matches({ signedIn: { freshness: 'fresh' } }),
        // These profile states wait for the `freshness` region.
        !snapshot.matches({ signedIn: { profile: 'loading' } }) &&
          !snapshot.matches({ signedIn: { profile: 'renewing' } }),
        !snapshot.matches({ signedIn: { recovery: 'none' } }),
      ];
      return away.filter(Boolean).length <= 1;
    },
  },
  screen: siteWith(['session']),
  drive,
  expect: {
    'restoring.refreshing': waits,
    'restoring.backingOff': waits,
    'openingLink.awaitingVisibility': waits,
    'openingLink.exchanging': waits,
    'openingLink.confirmingLink': asks('Use this sign-in link?'),
    'openingLink.exchangingConfirmed': asks('Use this sign-in link?'),
    // The dialog names both accounts, and keeping the present one is the default.
    'openingLink.confirmingAccount': asks('Switch to another account?'),
    'signedIn.freshness.hidden': hasAnAccount,
    'signedIn.freshness.fresh': hasAnAccount,
    'signedIn.freshness.refreshing': hasAnAccount,
    'signedIn.freshness.backingOff': hasAnAccount,
    'signedIn.freshness.coolingDown': hasAnAccount,
    'signedIn.profile.loading': waits,
    'signedIn.profile.renewing': waits,
    'signedIn.profile.loaded': staysSignedIn,
    'signedIn.profile.missing': loads,
    'signedIn.profile.retrying': loads,
    'signedIn.recovery.none': hasAnAccount,
    'signedIn.recovery.asking': asks('Choose a new password'),
    'signedIn.recovery.saving': async ({ canvas }) => {
      const save = await canvas.findByRole('button', { name: 'Save password' });
      await expect(save).toHaveAttribute('aria-busy', 'true');
    },
    signingOut: waits,
    signedOut: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    },
  },
});
