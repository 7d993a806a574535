import { assertDefined, sessionSetup } from './session.setup.ts';
import { refreshing } from './session.refreshing.ts';

/**
 * From opening the page to knowing who is here. A link goes before the stored session; a link that
 * fails leaves the stored session alone. Restoring makes one attempt at a refresh: when the server
 * cannot be reached the session is kept and the next tick tries again.
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
      invoke: {
        src: 'readStorage',
        onDone: [
          {
            guard: { type: 'isExpiring', params: ({ event }) => event.output },
            target: 'refreshing',
            actions: { type: 'keepSession', params: ({ event }) => assertDefined(event.output) },
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
            actions: { type: 'emitInitialSession', params: false },
          },
        ],
        onError: {
          target: '#session.signedOut',
          actions: { type: 'emitInitialSession', params: false },
        },
      },
    },
    // One attempt: what cannot be reached is asked again by the next tick.
    refreshing: refreshing({ confirming: 'confirmingRefusal', retrying: undefined }),
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
