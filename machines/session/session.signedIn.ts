import { assign, emit, raise } from 'xstate';
import { password } from '../../src/domain/validation.ts';
import { toAuthFailure } from '../../src/domain/authFailure.ts';
import { refreshing } from './session.refreshing.ts';
import { assertDefined, sessionSetup } from './session.setup.ts';

/** A link that came meanwhile, once no token is under way that would be lost. */
const openWaitingLink = { guard: 'linkWaits', target: '#session.openingLink' } as const;

/**
 * Keeps the access token fresh. Visible: looks at once, then every 30 s. Hidden: does not look, but
 * a refresh already under way is seen through, because its refresh token is spent either way.
 */
const freshness = sessionSetup.createStateConfig({
  initial: 'checking',
  states: {
    checking: {
      always: [
        { guard: 'tabIsHidden', target: 'hidden' },
        { guard: 'refreshIsDue', target: 'refreshing', actions: 'beginRound' },
        { target: 'fresh' },
      ],
    },
    hidden: {
      always: openWaitingLink,
      on: { 'tab.shown': { target: 'checking', actions: 'noteTabShown' } },
    },
    fresh: {
      always: [openWaitingLink, { guard: 'tabIsHidden', target: 'hidden' }],
      after: { tick: 'checking' },
      on: {
        'tab.shown': 'checking',
        'network.online': 'checking',
      },
    },
    refreshing: refreshing({ confirming: 'confirmingRefusal', retrying: 'backingOff' }),
    backingOff: {
      always: [openWaitingLink, { guard: 'tabIsHidden', target: 'hidden' }],
      after: {
        retryDelay: [
          { guard: 'refreshIsDue', target: 'refreshing', actions: 'countAttempt' },
          // Another tab was first.
          { target: 'fresh' },
        ],
      },
    },
    coolingDown: {
      always: openWaitingLink,
      after: { coolDown: 'checking' },
    },
    confirmingRefusal: {
      invoke: {
        src: 'readStorage',
        onDone: [
          {
            // Their sign-in's storage event is still on its way: nothing of the first may stay.
            guard: { type: 'isSomebodyElse', params: ({ event }) => event.output },
            target: '#session.signedIn',
            actions: [
              { type: 'forgetSession', params: 'elsewhere' as const },
              { type: 'keepSession', params: ({ event }) => assertDefined(event.output) },
              emit(({ event }) => ({
                type: 'signedIn' as const,
                session: assertDefined(event.output),
              })),
            ],
          },
          {
            guard: { type: 'wasRotatedElsewhere', params: ({ event }) => event.output },
            target: 'fresh',
            actions: [
              { type: 'keepSession', params: ({ event }) => assertDefined(event.output) },
              raise({ type: 'session.refreshed' }),
            ],
          },
          { target: '#session.dropped' },
        ],
        onError: { target: '#session.dropped' },
      },
    },
  },
});

/** The request for the profile, begun again when the token changes: it may be refused for the old one. */
const requesting = (state: 'loading' | 'retrying') =>
  sessionSetup.createStateConfig({
    ...(state === 'loading' ? { tags: 'loading' as const } : {}),
    on: { 'session.refreshed': { target: state, reenter: true } },
    invoke: {
      src: 'loadProfile',
      input: ({ context }) => assertDefined(context.session),
      onDone: [
        {
          guard: ({ event }) => event.output !== undefined,
          target: 'loaded',
          actions: assign({ profile: ({ event }) => event.output }),
        },
        { target: 'missing' },
      ],
      onError: {
        target: 'missing',
        actions: { type: 'logProfileFailure', params: ({ event }) => ({ error: event.error }) },
      },
    },
  });

/** Loaded once the person is known; a failure leaves it empty, and a later refresh tries again. */
const profile = sessionSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: requesting('loading'),
    loaded: {},
    missing: {
      // A visible tab asks again by itself, as it does for a fresh token.
      after: { tick: { guard: ({ context }) => context.tabVisible, target: 'retrying' } },
      on: {
        'session.refreshed': 'retrying',
        'network.online': 'retrying',
        'tab.shown': { target: 'retrying', actions: 'noteTabShown' },
      },
    },
    /** As `loading`, but the page is shown already and stays. */
    retrying: requesting('retrying'),
  },
});

/** A recovery link signs in and asks for a new password before anything else. */
const recovery = sessionSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {},
    asking: {
      tags: 'recovering',
      on: {
        'recovery.submit': [
          {
            guard: ({ event }) => password(event.password) === undefined,
            target: 'saving',
          },
          { actions: assign({ recoveryError: ({ event }) => password(event.password) }) },
        ],
        'recovery.dismiss': { target: 'none', actions: assign({ recoveryError: undefined }) },
      },
    },
    saving: {
      tags: 'recovering',
      entry: assign({ recoveryError: undefined }),
      invoke: {
        src: 'updatePassword',
        input: ({ context, event }) => ({
          session: assertDefined(context.session),
          password: event.type === 'recovery.submit' ? event.password : '',
        }),
        onDone: { target: 'none', actions: emit({ type: 'userUpdated' }) },
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
  entry: 'noteBegun',
  states: { freshness, profile, recovery },
  on: {
    'session.signOut': { target: '#session.signingOut' },
    'page.restored': { target: '#session.rechecking' },
    'storage.changed': [
      {
        guard: { type: 'isSamePerson', params: ({ event }) => event.session },
        actions: [
          { type: 'keepSession', params: ({ event }) => assertDefined(event.session) },
          raise({ type: 'session.refreshed' }),
        ],
      },
      {
        // Somebody else signed in elsewhere: nothing of the first person may stay.
        guard: { type: 'exists', params: ({ event }) => event.session },
        target: '#session.signedIn',
        actions: [
          { type: 'forgetSession', params: 'elsewhere' as const },
          { type: 'keepSession', params: ({ event }) => assertDefined(event.session) },
          emit(({ event }) => ({
            type: 'signedIn' as const,
            session: assertDefined(event.session),
          })),
        ],
      },
      {
        target: '#session.signedOut',
        actions: [
          { type: 'forgetSession', params: 'elsewhere' as const },
          emit({ type: 'signedOut', reason: 'elsewhere', failure: undefined }),
        ],
      },
    ],
    'mfa.verified': {
      actions: [
        { type: 'keepSession', params: ({ event }) => event.session },
        { type: 'saveSession', params: ({ event }) => event.session },
        emit({ type: 'mfaChallengeVerified' }),
      ],
    },
  },
});
