import { fromCallback, sendTo, setup } from 'xstate';

/** The theme setting (specification, section 3). */
export type Theme = 'light' | 'dark';

/**
 * Light (default) or dark; a toggle switches, the choice is kept, other tabs follow
 * (specification, section 4). The `apply` actor sets the class on the document root, stores the
 * choice, and reports the stored one at start and whatever other tabs choose.
 */
export const themeMachine = setup({
  types: {
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
  invoke: { id: 'apply', src: 'apply' },
  on: {
    'theme.changed': [
      { guard: ({ event }) => event.theme === 'dark', target: '.dark' },
      { target: '.light' },
    ],
  },
  initial: 'light',
  states: {
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
