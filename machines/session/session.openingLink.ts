import { emit } from 'xstate';
import { linkProblemOf } from '../../src/domain/authFailure.ts';
import { assertDefined, sessionSetup } from './session.setup.ts';

/** Before and after the event that says how the link has signed in. */
const enter = [
  'savePendingSession',
  'acceptPendingExchange',
  'saveRecovery',
  { type: 'emitInitialSession', params: false },
] as const;
const leave = ['emitLinkOpened', 'forgetLink'] as const;

/** The link's one request, with the page waiting or the question standing over it. */
const exchange = (tag: 'loading' | 'asking') =>
  sessionSetup.createStateConfig({
    tags: tag,
    invoke: {
      src: 'exchangeLink',
      input: ({ context }) => assertDefined(context.link),
      onDone: {
        target: '#session.openingLink.confirmingAccount',
        actions: { type: 'setPendingExchange', params: ({ event }) => event.output },
      },
      onError: {
        target: '#session.openingLink.leaving',
        actions: { type: 'noteLinkProblem', params: ({ event }) => linkProblemOf(event.error) },
      },
    },
  });

/**
 * From a link in the address to a session, or to how it was before. A link that replaces nobody goes
 * straight in. One question is asked at most: before a token hash is spent where a program that checks
 * mails may have opened it, or, with both accounts named, before somebody is replaced. A link that fails
 * leaves the session alone.
 */
export const openingLink = sessionSetup.createStateConfig({
  initial: 'taking',
  on: {
    // Another tab signs in or out while the question stands.
    'storage.changed': {
      actions: { type: 'setCurrentUser', params: ({ event }) => event.session },
    },
  },
  states: {
    taking: {
      always: [
        { guard: 'isLinkProblem', target: 'leaving', actions: 'takeLink' },
        { target: 'findingCurrentUser', actions: 'takeLink' },
      ],
    },
    findingCurrentUser: {
      tags: 'loading',
      invoke: {
        src: 'readStorage',
        onDone: {
          target: 'choosing',
          actions: { type: 'setCurrentUser', params: ({ event }) => event.output },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'setCurrentUser', params: () => undefined },
        },
      },
    },
    choosing: {
      always: [
        { guard: 'mustAwaitVisibility', target: 'awaitingVisibility' },
        { guard: 'isUnrequested', target: 'confirmingLink' },
        { target: 'exchanging' },
      ],
    },
    /** Opened in a tab that nobody has looked at: the link is not spent until somebody does. */
    awaitingVisibility: {
      tags: 'loading',
      on: { 'tab.shown': { target: 'choosing', actions: 'noteTabShown' } },
    },
    exchanging: exchange('loading'),
    /** This browser asked for no link and nobody is signed in: it is spent when a person presses. */
    confirmingLink: {
      tags: 'asking',
      on: { 'link.accept': 'exchangingConfirmed', 'link.decline': 'leaving' },
    },
    exchangingConfirmed: exchange('asking'),
    /** Asked for as long as the link's account would replace somebody else. */
    confirmingAccount: {
      tags: 'asking',
      always: { guard: 'replacesNoUser', target: 'entering' },
      on: {
        'link.accept': 'entering',
        'link.decline': { target: 'leaving', actions: 'endPendingSession' },
      },
    },
    entering: {
      always: [
        {
          guard: 'isRecovery',
          target: '#session.signedIn',
          actions: [...enter, emit({ type: 'passwordRecovery' }), ...leave],
        },
        {
          target: '#session.signedIn',
          actions: [
            ...enter,
            emit(({ context }) => ({
              type: 'signedIn' as const,
              session: assertDefined(context.session),
            })),
            ...leave,
          ],
        },
      ],
    },
    leaving: {
      always: [
        {
          guard: 'hasBegun',
          target: '#session.rechecking',
          actions: ['forgetLink', 'emitLinkFailed'],
        },
        { target: '#session.restoring.readingStorage', actions: 'forgetLink' },
      ],
    },
  },
});
