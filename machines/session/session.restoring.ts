import { assign } from 'xstate';
import { refreshing } from './session.refreshing.ts';
import { assertDefined, openWaitingLink, sessionSetup } from './session.setup.ts';

/**
 * Determines who is signed in when the page opens. A link takes precedence over the stored session;
 * a link that fails keeps it. A session about to expire is refreshed before any data is read. If
 * the server is unreachable for 30 s, the session is kept and the next tick tries again.
 */
export const restoring = sessionSetup.createStateConfig({
  tags: 'loading',
  initial: 'readingLink',
  states: {
    readingLink: {
      invoke: {
        src: 'readLink',
        onDone: [
          {
            guard: ({ event }) => event.output.link.kind === 'none',
            target: 'readingStorage',
          },
          {
            target: '#session.openingLink',
            actions: { type: 'recordLink', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'readingStorage' },
      },
    },
    readingStorage: {
      // Rereading storage makes the previous value stale.
      entry: assign({ session: undefined }),
      invoke: {
        src: 'readStorage',
        onDone: [
          {
            guard: { type: 'isExpiring', params: ({ event }) => event.output },
            target: 'refreshing',
            actions: [
              { type: 'keepSession', params: ({ event }) => assertDefined(event.output) },
              'beginRound',
            ],
          },
          {
            guard: { type: 'exists', params: ({ event }) => event.output },
            target: '#session.signedIn',
            actions: [
              { type: 'keepSession', params: ({ event }) => assertDefined(event.output) },
              { type: 'emitInitialSession', params: false },
            ],
          },
          {
            target: '#session.signedOut',
            // Stryker disable next-line BooleanLiteral: Nothing was stored, so the flag has no effect.
            actions: { type: 'emitInitialSession', params: false },
          },
        ],
        onError: {
          target: '#session.signedOut',
          // Stryker disable next-line BooleanLiteral: Nothing was stored, so the flag has no effect.
          actions: { type: 'emitInitialSession', params: false },
        },
      },
    },
    refreshing,
    /** Public pages show from here on: only private pages need the answer. */
    backingOff: {
      always: openWaitingLink,
      after: { retryDelay: { target: 'refreshing', actions: 'countAttempt' } },
      on: {
        'network.online': { target: 'refreshing', actions: 'countAttempt' },
        // Another tab refreshed first, or signed out.
        'storage.changed': 'readingStorage',
      },
    },
    /** Another tab may have just spent this token, so storage is read again. */
    confirmingRefusal: {
      invoke: {
        src: 'readStorage',
        onDone: [
          {
            guard: { type: 'wasRotatedElsewhere', params: ({ event }) => event.output },
            target: '#session.signedIn',
            actions: [
              { type: 'keepSession', params: ({ event }) => assertDefined(event.output) },
              { type: 'emitInitialSession', params: false },
            ],
          },
          { target: '#session.dropped' },
        ],
        onError: { target: '#session.dropped' },
      },
    },
  },
});
