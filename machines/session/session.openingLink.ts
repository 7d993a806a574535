import { linkProblemOf } from '../../src/domain/authFailure.ts';
import { exchangeOf, linkOf } from './session.context.ts';
import { saveRecovery, sessionSetup } from './session.setup.ts';
import type { SessionContext } from './session.types.ts';

/** Changes nothing: storage decides again who is signed in. */
const leave = ['readStorage', 'forgetLink'] as const;

const pendingSession = ({ context }: { context: SessionContext }) => exchangeOf(context).session;

/** Signs in as the link's account. */
const enter = {
  target: '#session.signedIn',
  // The recovery last, so that other tabs know the user when they read it.
  actions: [{ type: 'saveSession', params: pendingSession }, 'enterByLink', saveRecovery],
} as const;

/** Exchanges the link, behind the loading page or the open dialog. */
const exchange = (tag: 'loading' | 'asking') =>
  sessionSetup.createStateConfig({
    tags: tag,
    invoke: {
      src: 'exchangeLink',
      input: ({ context }) => linkOf(context),
      onDone: {
        target: '#session.openingLink.confirmingAccount',
        actions: { type: 'setPendingExchange', params: ({ event }) => event.output },
      },
      onError: {
        target: '#session.restoring',
        actions: [
          { type: 'recordLinkProblem', params: ({ event }) => linkProblemOf(event.error) },
          ...leave,
        ],
      },
    },
  });

/**
 * Exchanges a link for a session. A link for the expected user signs in directly. At most one
 * dialog opens: before spending a token hash that an email scanner may have followed, or, naming
 * both accounts, before another user enters. A link that fails keeps the current session.
 */
export const openingLink = sessionSetup.createStateConfig({
  entry: ['readStorage', 'takeLink'],
  initial: 'choosing',
  on: {
    // Another tab signed in or out while the dialog was open.
    'storage.changed': {
      actions: { type: 'recordStored', params: ({ event }) => event.session },
    },
  },
  states: {
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
      on: {
        'link.accept': 'exchangingConfirmed',
        'link.decline': { target: '#session.restoring', actions: leave },
      },
    },
    exchangingConfirmed: exchange('asking'),
    /** Confirms only while the link's account is another than the expected one. */
    confirmingAccount: {
      tags: 'asking',
      always: { guard: 'isExpectedUser', ...enter },
      on: {
        'link.accept': enter,
        'link.decline': {
          target: '#session.restoring',
          actions: [{ type: 'endPendingSession', params: pendingSession }, ...leave],
        },
      },
    },
  },
});
