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
      {
        words: 'somebody else signs in in another tab',
        event: { type: 'storage.changed', session: parent },
      },
      {
        words: 'another tab refreshes the session',
        event: { type: 'storage.changed', session: rotated },
      },
      {
        words: 'another tab hands on a token that is over',
        event: { type: 'storage.changed', session: expiring },
      },
      {
        words: 'a link comes into the open page',
        event: { type: 'link.arrived', link: magicLink, requestedEmail: undefined },
      },
      { words: 'another tab signs out', event: { type: 'storage.changed', session: undefined } },
      {
        words: 'a password that is too short',
        event: { type: 'recovery.submit', password: 'ring' },
      },
      { words: 'a new password', event: { type: 'recovery.submit', password: 'ring by ring' } },
      {
        words: 'a new password is still to be chosen',
        event: { type: 'recovery.changed', userId: student.user.id },
      },
      {
        words: 'another tab saves the new password',
        event: { type: 'recovery.changed', userId: undefined },
      },
    ],
    answers: {
      readLink: [
        { words: 'no link', output: { link: { kind: 'none' }, requestedEmail: undefined } },
        { words: 'a link asked for here', output: { link: magicLink, requestedEmail: asked } },
        {
          words: 'a mailed link asked for here',
          output: { link: mailedLink, requestedEmail: asked },
        },
        {
          words: 'a link that nobody asked for',
          output: { link: magicLink, requestedEmail: undefined },
        },
        {
          words: 'a mailed link that nobody asked for',
          output: { link: mailedLink, requestedEmail: undefined },
        },
        {
          words: 'a link that says it is spent',
          output: { link: { kind: 'problem', code: 'otp_expired' }, requestedEmail: undefined },
        },
        { words: 'the address cannot be read', error: new Error('blocked') },
      ],
      exchangeLink: [
        { words: 'signs in', output: { session: student, recovery: false } },
        {
          words: 'signs in and asks for a new password',
          output: { session: student, recovery: true },
        },
        { words: 'the link is spent', error: spent },
      ],
      readStorage: [
        { words: 'nobody', output: undefined },
        { words: 'a session', output: student },
        { words: 'a session that is about to end', output: expiring },
        { words: 'a session that another tab has refreshed', output: rotated },
        { words: 'somebody else', output: parent },
        { words: 'it cannot be read', error: new Error('blocked') },
      ],
      refreshSession: [
        { words: 'a new token', output: rotated },
        { words: 'refused', error: refused },
        { words: 'too many requests', error: rateLimited },
        { words: 'no answer', error: offline },
        { words: 'no answer for too long', error: offline, at: RETRY_LIMIT_MS + 1 },
      ],
      loadProfile: [
        { words: 'the profile', output: profileOf(people.student) },
        { words: 'there is none', output: undefined },
        { words: 'it fails', error: new Error('500') },
        { words: 'refused for its token', error: unauthorized },
      ],
      signOut: [
        { words: 'done', output: undefined },
        { words: 'it fails', error: offline },
      ],
      updatePassword: [
        { words: 'saved', output: undefined },
        { words: 'refused', error: refused },
      ],
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
    ['signingOut'],
    ['rechecking', 3],
  ]),
});
