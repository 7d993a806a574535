import { emit } from 'xstate';
import { assertDefined, sessionSetup } from './session.setup.ts';

/**
 * The page came back from the back/forward cache as it was left, perhaps after a sign-out in another
 * tab. Nothing private shows (`loading`) until storage has said whose session this is.
 */
export const rechecking = sessionSetup.createStateConfig({
  tags: 'loading',
  invoke: {
    src: 'readStorage',
    onDone: [
      // What storage could not take it knows nothing of, or only an older, spent token.
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
          emit({ type: 'signedOut', reason: 'elsewhere', failure: undefined }),
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
          emit({ type: 'signedOut', reason: 'elsewhere', failure: undefined }),
        ],
      },
      { target: '#session.signedOut' },
    ],
  },
});
