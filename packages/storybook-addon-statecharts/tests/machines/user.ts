import { assign, fromPromise, setup } from 'xstate';

interface User {
  name: string;
}

/** An invoked promise whose output and error are stored, and a required input. */
export const userMachine = setup({
  types: {
    context: {} as { userId: string; user: User | undefined; error: string | undefined },
    input: {} as { userId: string },
    events: {} as { type: 'RETRY' },
  },
  actors: {
    fetchUser: fromPromise<User, { userId: string }>(async ({ input, signal }) => {
      const response = await fetch(`/users/${input.userId}`, { signal });
      return (await response.json()) as User;
    }),
  },
}).createMachine({
  id: 'user',
  context: ({ input }) => ({ userId: input.userId, user: undefined, error: undefined }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchUser',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: {
          target: 'success',
          actions: assign({ user: ({ event }) => ({ name: event.output.name.trim() }) }),
        },
        onError: {
          target: 'failure',
          actions: assign({ error: ({ event }) => (event.error as Error).message }),
        },
      },
    },
    success: { type: 'final' },
    failure: { on: { RETRY: 'loading' } },
  },
});
