import { emit } from 'xstate';
import { assertDefined, sessionSetup } from './session.setup.ts';

/**
 * The page came back from the back/forward cache, perhaps after a sign-out in another tab. Private
 * content stays hidden (`loading`) until storage has been read.
 */
export const rechecking = sessionSetup.createStateConfig({
  tags: 'loading',
  invoke: {
    src: 'readStorage',
    onDone: [
      // Storage lacks a session it could not save, or holds an older, spent token.
      { guard: 'isOnlyInMemory', target: '#session.signedIn' },
      {
        guard: { type: 'isSamePerson', params: ({ event }) => event.output },
        target: '#session.signedIn',
        actions: { type: 'keepSession', params: ({ event }) => assertDefined(event.output) },
      },
      {
        guard: { type: 'exists', params: ({ event }) => event.output },
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
        guard: { type: 'exists', params: ({ context }) => context.session },
        target: '#session.signedOut',
        actions: [
          { type: 'forgetSession', params: 'elsewhere' as const },
          emit({ type: 'signedOut', reason: 'elsewhere' }),
        ],
      },
      { target: '#session.signedOut' },
    ],
    onError: [
      { guard: 'isOnlyInMemory', target: '#session.signedIn' },
      {
        guard: { type: 'exists', params: ({ context }) => context.session },
        target: '#session.signedOut',
        actions: [
          { type: 'forgetSession', params: 'elsewhere' as const },
          emit({ type: 'signedOut', reason: 'elsewhere' }),
        ],
      },
      { target: '#session.signedOut' },
    ],
  },
});
