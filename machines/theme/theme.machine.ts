import { assign, fromCallback, sendTo, setup } from 'xstate';

/** The theme setting (specification, section 3). */
export type Theme = 'light' | 'dark';

/**
 * Light (default) or dark; a toggle switches, the choice is kept, other tabs follow
 * (specification, section 4). `apply` sets the class on the document root and stores the choice.
 */
export const themeMachine = setup({
  types: {
    input: {} as { theme: Theme },
    context: {} as { theme: Theme },
    events: {} as { type: 'theme.toggle' } | { type: 'theme.changed'; theme: Theme },
  },
  actors: {
    /** Stores and applies what it is sent; reports what other tabs choose. */
    apply: fromCallback<{ type: 'theme.apply'; theme: Theme }>(() => {
      throw new Error('apply is not provided');
    }),
  },
  actions: {
    switchTheme: assign(({ context }) => ({
      theme: context.theme === 'light' ? ('dark' as const) : ('light' as const),
    })),
    tellApply: sendTo('apply', ({ context }) => ({
      type: 'theme.apply' as const,
      theme: context.theme,
    })),
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => ({ theme: input.theme }),
  invoke: { id: 'apply', src: 'apply' },
  initial: 'unknown',
  states: {
    /** The stored choice decides which of the two this is. */
    unknown: {
      always: [{ guard: ({ context }) => context.theme === 'dark', target: 'dark' }, 'light'],
    },
    light: { on: { 'theme.toggle': { target: 'dark', actions: ['switchTheme', 'tellApply'] } } },
    dark: { on: { 'theme.toggle': { target: 'light', actions: ['switchTheme', 'tellApply'] } } },
  },
  on: {
    'theme.changed': {
      target: '.unknown',
      actions: assign({ theme: ({ event }) => event.theme }),
    },
  },
});
