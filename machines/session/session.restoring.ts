import { assign } from 'xstate';
import { refreshing } from './session.refreshing.ts';
import { assertDefined, openWaitingLink, sessionSetup } from './session.setup.ts';

/**
 * From opening the page to knowing who is here. A link goes before the stored session; a link that
 * fails leaves the stored session alone. A session near its end is refreshed before anything is read with
 * it, with the same back-off as later: when the server cannot be reached for 30 s the session is kept, and
 * the next tick tries again.
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
            actions: { type: 'noteLink', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'readingStorage' },
      },
    },
    readingStorage: {
      // What was read before is out of date when it is read again.
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
            // Stryker disable next-line BooleanLiteral: Nothing was stored: there is no session to say, refused or not.
            actions: { type: 'emitInitialSession', params: false },
          },
        ],
        onError: {
          target: '#session.signedOut',
          // Stryker disable next-line BooleanLiteral: Nothing was stored: there is no session to say, refused or not.
          actions: { type: 'emitInitialSession', params: false },
        },
      },
    },
    refreshing,
    /** Public pages are shown from here on: only what is private depends on the answer. */
    backingOff: {
      always: openWaitingLink,
      after: { retryDelay: { target: 'refreshing', actions: 'countAttempt' } },
      on: {
        'network.online': { target: 'refreshing', actions: 'countAttempt' },
        // Another tab was first, or has signed out.
        'storage.changed': 'readingStorage',
      },
    },
    /** Refused: another tab may have spent this token a moment ago, so storage is read once more. */
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
