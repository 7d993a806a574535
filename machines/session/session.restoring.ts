import { assign } from 'xstate';
import { refreshing } from './session.refreshing.ts';
import { sessionHere } from './session.context.ts';
import { openWaitingLink, sessionSetup } from './session.setup.ts';

const follow = {
  type: 'follow',
  params: ({ context }: { context: Parameters<typeof sessionHere>[0] }) => sessionHere(context),
} as const;

/**
 * Determines who is signed in: when the page opens, after a link that changed nothing, and after
 * the back/forward cache. A link takes precedence over the stored session; a link that fails keeps
 * it. When the page opens, a session about to expire is refreshed before any data is read. If the
 * server is unreachable for 30 s, the session is kept and the next tick tries again.
 */
export const restoring = sessionSetup.createStateConfig({
  tags: 'loading',
  initial: 'choosing',
  states: {
    choosing: {
      always: [
        openWaitingLink,
        {
          guard: 'isExpiring',
          target: 'refreshing',
          actions: [assign({ session: ({ context }) => sessionHere(context) }), 'beginRound'],
        },
        {
          guard: { type: 'exists', params: ({ context }) => sessionHere(context) },
          target: '#session.signedIn',
          actions: follow,
        },
        { target: '#session.signedOut', actions: follow },
      ],
    },
    refreshing,
    /** Public pages show from here on: only private pages need the answer. */
    backingOff: {
      always: openWaitingLink,
      after: { retryDelay: { target: 'refreshing', actions: 'countAttempt' } },
      on: {
        'network.online': { target: 'refreshing', actions: 'countAttempt' },
        // Another tab refreshed first, or signed out.
        'storage.changed': {
          target: 'choosing',
          actions: { type: 'recordStored', params: ({ event }) => event.session },
        },
      },
    },
  },
});
