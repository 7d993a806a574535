import { assertEvent, assign, emit, raise } from 'xstate';
import { password } from '../../src/domain/validation.ts';
import { toAuthFailure } from '../../src/domain/authFailure.ts';
import { refreshing } from './session.refreshing.ts';
import { sessionOf } from './session.context.ts';
import {
  followTab,
  openWaitingLink,
  saveRecovery,
  sessionSetup,
  signedInElsewhere,
} from './session.setup.ts';

const beginRefresh = { target: 'refreshing', actions: 'beginRound' } as const;

/**
 * Keeps the access token fresh: a visible tab checks at once, then every 30 s. A hidden tab does
 * not check, but lets a pending refresh finish, because its refresh token is spent either way.
 */
const freshness = sessionSetup.createStateConfig({
  initial: 'checking',
  states: {
    checking: {
      always: [
        { guard: 'tabIsHidden', target: 'hidden' },
        { guard: 'refreshIsDue', ...beginRefresh },
        { target: 'fresh' },
      ],
    },
    hidden: {
      always: openWaitingLink,
      on: {
        'tab.shown': { target: 'checking', actions: 'recordTabShown' },
        'token.needed': beginRefresh,
      },
    },
    fresh: {
      always: [openWaitingLink, { guard: 'tabIsHidden', target: 'hidden' }],
      after: { tick: 'checking' },
      on: {
        'tab.shown': 'checking',
        'network.online': 'checking',
        'token.needed': beginRefresh,
      },
    },
    refreshing,
    backingOff: {
      always: [
        openWaitingLink,
        {
          guard: 'tabIsHidden',
          target: 'hidden',
          actions: raise({ type: 'token.unavailable' }),
        },
      ],
      on: { 'network.online': { target: 'refreshing', actions: 'countAttempt' } },
      after: {
        retryDelay: [
          { guard: 'refreshIsDue', target: 'refreshing', actions: 'countAttempt' },
          // Another tab refreshed first.
          { target: 'fresh' },
        ],
      },
    },
    coolingDown: {
      always: openWaitingLink,
      after: { coolDown: 'checking' },
      on: { 'token.needed': { actions: raise({ type: 'token.unavailable' }) } },
    },
  },
});

const retry = { guard: 'tokenIsUsable', target: 'retrying' } as const;

/**
 * Requests the profile, and restarts when the token changes, because the old token may be refused.
 */
const requesting = (state: 'loading' | 'retrying') =>
  sessionSetup.createStateConfig({
    ...(state === 'loading' ? { tags: 'loading' as const } : {}),
    on: {
      'session.refreshed': [
        { guard: 'tokenIsUsable', target: state, reenter: true },
        { target: 'missing' },
      ],
    },
    invoke: {
      src: 'loadProfile',
      input: ({ context }) => sessionOf(context),
      onDone: [
        {
          guard: { type: 'hasProfile', params: ({ event }) => event.output },
          target: 'loaded',
          actions: assign({ profile: ({ event }) => event.output, refusedToken: undefined }),
        },
        { target: 'missing', actions: assign({ refusedToken: undefined }) },
      ],
      onError: [
        {
          guard: { type: 'mayRenew', params: ({ event }) => ({ error: event.error }) },
          target: state === 'loading' ? 'renewing' : 'missing',
          actions: ['recordRefusal', raise({ type: 'token.needed' })],
        },
        {
          target: 'missing',
          actions: { type: 'logProfileFailure', params: ({ event }) => ({ error: event.error }) },
        },
      ],
    },
  });

/**
 * Loads the profile once the user is known. A failed load leaves it empty, and a later refresh
 * retries. The request never uses an expired token; a refused token (the device's clock may be
 * wrong) is renewed once and the request repeated.
 */
const profile = sessionSetup.createStateConfig({
  initial: 'choosing',
  states: {
    choosing: {
      always: [
        { guard: 'tokenIsUsable', target: 'loading' },
        { guard: 'hasTriedToRefresh', target: 'missing' },
        { target: 'renewing', actions: raise({ type: 'token.needed' }) },
      ],
    },
    loading: requesting('loading'),
    /** Waits for the token requested from `freshness`. */
    renewing: {
      tags: 'loading',
      on: {
        'session.refreshed': [
          { guard: 'tokenIsUsable', target: 'loading' },
          // Only one retry, to avoid a request loop.
          { target: 'missing' },
        ],
        'token.unavailable': 'missing',
      },
    },
    loaded: {},
    missing: {
      // A visible tab retries on each tick.
      after: { tick: { guard: 'mayRecheck', target: 'retrying' } },
      on: {
        'session.refreshed': retry,
        'network.online': retry,
        'tab.shown': { ...retry, actions: 'recordTabShown' },
      },
    },
    /** Like `loading`, but the page stays visible. */
    retrying: requesting('retrying'),
  },
});

/**
 * A recovery link signs in and requires a new password first. Every page asks again until the
 * password is saved or the dialog dismissed, in this tab or another.
 */
const recovery = sessionSetup.createStateConfig({
  initial: 'choosing',
  states: {
    choosing: {
      always: [{ guard: 'mustChoosePassword', target: 'asking' }, { target: 'none' }],
    },
    none: {},
    asking: {
      tags: 'recovering',
      always: { guard: 'recoveryIsOver', target: 'none', actions: 'endRecovery' },
      on: {
        'recovery.submit': [
          {
            guard: { type: 'isGoodPassword', params: ({ event }) => event.password },
            target: 'saving',
          },
          { actions: assign({ recoveryError: ({ event }) => password(event.password) }) },
        ],
        'recovery.dismiss': { target: 'none', actions: ['endRecovery', saveRecovery] },
      },
    },
    saving: {
      tags: 'recovering',
      entry: assign({ recoveryError: undefined }),
      invoke: {
        src: 'updatePassword',
        input: ({ context, event }) => {
          assertEvent(event, 'recovery.submit');
          return { session: sessionOf(context), password: event.password };
        },
        onDone: {
          target: 'none',
          actions: ['endRecovery', saveRecovery, emit({ type: 'userUpdated' })],
        },
        onError: {
          target: 'asking',
          actions: assign({ recoveryError: ({ event }) => toAuthFailure(event.error) }),
        },
      },
    },
  },
});

export const signedIn = sessionSetup.createStateConfig({
  type: 'parallel',
  tags: 'signedIn',
  states: { freshness, profile, recovery },
  on: {
    'session.signOut': { target: '#session.signingOut' },
    // Perhaps after a sign-out in another tab.
    'page.restored': { target: '#session.restoring', actions: 'readStorage' },
    'storage.changed': [
      {
        guard: { type: 'isSamePerson', params: ({ event }) => event.session },
        actions: [followTab, raise({ type: 'session.refreshed' })],
      },
      signedInElsewhere,
      { target: '#session.signedOut', actions: followTab },
    ],
  },
});
