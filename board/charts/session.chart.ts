import { defineChart, type Path } from 'storybook-addon-statecharts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionContext, UsableLink } from '../../machines/session/session.types.ts';
import { people } from '../../mocks/fixtures/people.ts';
import { EXPIRES_IN, profileOf, sessionOf } from '../../mocks/fixtures/sessions.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import { RETRY_LIMIT_MS, type Session } from '../../src/domain/session.ts';
import { sessionWords } from '../../machines/session/session.words.ts';
import { paths } from '../../src/app/paths.ts';
import { openedIn } from '../screens/parts/sessionLinks.ts';
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

/** Exempts the error events of actors that never reject: the invoking states, with their rivals. */
const neverFails = (asked: readonly (readonly [statePath: string, rivals?: number])[]) =>
  Object.fromEntries(
    asked.flatMap(([statePath, rivals = 1]) =>
      Array.from({ length: rivals }, (_, rival) => [
        `${statePath}|xstate.error.actor.0.session.${statePath}|${rival}`,
        'The services turn every failure of this into an answer: nothing throws.',
      ]),
    ),
  );

const isByLink = ({ steps }: Path): boolean =>
  openedIn(steps).link.kind !== 'none' || steps.some(({ event }) => event.type === 'link.arrived');
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
    machine: sessionMachine.provide({ actions: { logProfileFailure: () => undefined } }),
    inputs: [{ now: () => time.now }],
    time,
    sends: [
      send('somebody else signs in in another tab', { type: 'storage.changed', session: parent }),
      send('another tab refreshes the session', { type: 'storage.changed', session: rotated }),
      send('another tab hands on a token that is over', {
        type: 'storage.changed',
        session: expiring,
      }),
      send('a link comes into the open page', {
        type: 'link.arrived',
        link: magicLink,
        requestedEmail: undefined,
      }),
      send('another tab signs out', { type: 'storage.changed', session: undefined }),
      send('the server ends the session', { type: 'signOut.answered', failure: undefined }),
      send('the server cannot be reached', { type: 'signOut.answered', failure: offline }),
      send('a password that is too short', { type: 'recovery.submit', password: 'ring' }),
      send('a new password', { type: 'recovery.submit', password: 'ring by ring' }),
      send('a new password is still to be chosen', {
        type: 'recovery.changed',
        userId: student.user.id,
      }),
      send('another tab saves the new password', { type: 'recovery.changed', userId: undefined }),
    ],
    answers: {
      readLink: [
        output('no link', { link: { kind: 'none' }, requestedEmail: undefined }),
        output('a link asked for here', { link: magicLink, requestedEmail: asked }),
        output('a mailed link asked for here', { link: mailedLink, requestedEmail: asked }),
        output('a link that nobody asked for', { link: magicLink, requestedEmail: undefined }),
        output('a link after one was asked for another address', {
          link: magicLink,
          requestedEmail: people.parent.email,
        }),
        output('a mailed link that nobody asked for', {
          link: mailedLink,
          requestedEmail: undefined,
        }),
        output('a link that says it is spent', {
          link: { kind: 'problem', code: 'otp_expired' },
          requestedEmail: undefined,
        }),
        failure('the address cannot be read', new Error('blocked')),
      ],
      exchangeLink: [
        output('signs in', { session: student, recovery: false }),
        output('signs in and asks for a new password', { session: student, recovery: true }),
        failure('the link is spent', spent),
      ],
      readStorage: [
        output('nobody', undefined),
        output('a session', student),
        output('a session that is about to end', expiring),
        output('a session that another tab has refreshed', rotated),
        output('somebody else', parent),
        failure('it cannot be read', new Error('blocked')),
      ],
      refreshSession: [
        output('a new token', rotated),
        failure('refused', refused),
        failure('too many requests', rateLimited),
        failure('no answer', offline),
        { ...failure('no answer for too long', offline), at: RETRY_LIMIT_MS + 1 },
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
      currentUser,
      pendingExchange,
      refusedToken,
      recoveryFor,
    }: SessionContext) => [
      hasBegun,
      waitingLink?.link.kind,
      link?.kind,
      requestedEmail,
      currentUser?.id,
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
        // Set when the page opens; another tab may clear it during the question here.
        case 'recovery.changed':
          return event['userId'] === undefined
            ? snapshot.hasTag('recovering')
            : snapshot.matches({ restoring: 'readingLink' });
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
      if (snapshot.matches('openingLink') || snapshot.matches('rechecking'))
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
  unreachable: neverFails([
    ['restoring.readingLink'],
    ['restoring.readingStorage'],
    ['restoring.confirmingRefusal'],
    ['openingLink.findingCurrentUser'],
    ['signedIn.freshness.confirmingRefusal'],
    ['rechecking', 3],
  ]),
});
