import { assign } from 'xstate';
import { defineChart, type Path } from 'storybook-addon-statecharts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type {
  SessionContext,
  SessionInput,
  UsableLink,
} from '../../machines/session/session.types.ts';
import { people } from '../../mocks/fixtures/people.ts';
import { EXPIRES_IN, profileOf, sessionOf } from '../../mocks/fixtures/sessions.ts';
import { AuthFailure, RefreshFailure } from '../../src/domain/authFailure.ts';
import { RETRY_LIMIT_MS, type Session } from '../../src/domain/session.ts';
import { sessionWords } from '../../machines/session/session.words.ts';
import { paths } from '../../src/domain/paths.ts';
import { isByLink } from '../screens/parts/sessionLinks.ts';
import { sessionAlone } from '../sessionAlone.ts';
import { questions } from './session.questions.ts';

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

/** The session, with links, storage, other tabs and a server that may refuse. */
export default defineChart({
  machine: sessionMachine,
  words: sessionWords,
  screen: () => import('../screens/session.tsx'),
  parameters: { path: paths.dashboard.pattern },
  questions,
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
    sends: [
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
    answers: {
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
});
