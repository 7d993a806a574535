import { fromCallback, sendTo, setup } from 'xstate';

/** The theme setting (docs/product.md P6.1). */
export type Theme = 'light' | 'dark';

/**
 * Light (default) or dark (docs/product.md P6.1). The `apply` actor sets the class on the document
 * root, stores the choice, and reports changes from other tabs.
 */
export const themeMachine = setup({
  // Stryker disable next-line ObjectLiteral: Only the compiler reads it.
  types: {
    /** The theme the document already has. */
    input: {} as { theme: Theme },
    context: {} as { first: Theme },
    events: {} as
      | { type: 'theme.set'; theme: Theme }
      /** Another tab changed the theme. */
      | { type: 'theme.changed'; theme: Theme },
  },
  actors: {
    apply: fromCallback<{ type: 'theme.apply'; theme: Theme }>(() => {
      throw new Error('apply is not provided');
    }),
  },
  actions: {
    apply: sendTo('apply', (_, theme: Theme) => ({ type: 'theme.apply' as const, theme })),
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => ({ first: input.theme }),
  invoke: { id: 'apply', src: 'apply' },
  on: {
    'theme.set': [
      {
        guard: ({ event }) => event.theme === 'dark',
        target: '.dark',
        actions: { type: 'apply', params: 'dark' as const },
      },
      { target: '.light', actions: { type: 'apply', params: 'light' as const } },
    ],
    'theme.changed': [
      { guard: ({ event }) => event.theme === 'dark', target: '.dark' },
      { target: '.light' },
    ],
  },
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: ({ context }) => context.first === 'dark', target: 'dark' }, 'light'],
    },
    light: {},
    dark: {},
  },
});
