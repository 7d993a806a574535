import { fromCallback, sendTo, setup } from 'xstate';

/** The theme setting (specification, section 3). */
export type Theme = 'light' | 'dark';

/**
 * Light (default) or dark; a toggle switches, the choice is kept, other tabs follow
 * (specification, section 4). The `apply` actor sets the class on the document root, stores the
 * choice, and reports whatever other tabs choose.
 */
export const themeMachine = setup({
  types: {
    /** The theme that the document has already. */
    input: {} as { theme: Theme },
    context: {} as { first: Theme },
    events: {} as { type: 'theme.toggle' } | { type: 'theme.changed'; theme: Theme },
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
    light: {
      on: {
        'theme.toggle': { target: 'dark', actions: { type: 'apply', params: 'dark' as const } },
      },
    },
    dark: {
      on: {
        'theme.toggle': { target: 'light', actions: { type: 'apply', params: 'light' as const } },
      },
    },
  },
});
