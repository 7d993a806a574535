import { emit } from 'xstate';
import { linkProblemOf } from '../../src/domain/authFailure.ts';
import { assertDefined, sessionSetup } from './session.setup.ts';

/** Actions before and after the event that reports how the link signed in. */
const enter = [
  'savePendingSession',
  'acceptPendingExchange',
  'saveRecovery',
  { type: 'emitInitialSession', params: false },
] as const;
const leave = ['emitLinkOpened', 'forgetLink'] as const;

/** Exchanges the link, behind the loading page or the open dialog. */
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
        actions: { type: 'recordLinkProblem', params: ({ event }) => linkProblemOf(event.error) },
      },
    },
  });

/**
 * Exchanges a link in the URL for a session. A link for the expected user signs in directly. At most
 * one dialog opens: before spending a token hash that an email scanner may have followed, or, naming
 * both accounts, before another user enters. A link that fails keeps the current session.
 */
export const openingLink = sessionSetup.createStateConfig({
  initial: 'taking',
  on: {
    // Another tab signed in or out while the dialog was open.
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
    /** Opened in a background tab: the link is not spent until the tab is visible. */
    awaitingVisibility: {
      tags: 'loading',
      on: { 'tab.shown': { target: 'choosing', actions: 'recordTabShown' } },
    },
    exchanging: exchange('loading'),
    /**
     * This browser requested no link and has no session, so a person must confirm before the link
     * is spent.
     */
    confirmingLink: {
      tags: 'asking',
      on: { 'link.accept': 'exchangingConfirmed', 'link.decline': 'leaving' },
    },
    exchangingConfirmed: exchange('asking'),
    /** Confirms only while the link's account is another than the expected one. */
    confirmingAccount: {
      tags: 'asking',
      always: { guard: 'isExpectedUser', target: 'entering' },
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
