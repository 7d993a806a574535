import { type ActorRefFrom, assign, sendParent, setup, stopChild } from 'xstate';

const todoMachine = setup({
  types: { context: {} as { title: string }, input: {} as { title: string } },
}).createMachine({
  id: 'todo',
  context: ({ input }) => ({ title: input.title }),
  initial: 'active',
  states: {
    active: { on: { TOGGLE: 'completed' } },
    completed: {
      on: { TOGGLE: 'active', REMOVE: { actions: sendParent({ type: 'TODO.REMOVED' }) } },
    },
  },
});

/** Spawned actors: one for each item, which sends messages to its parent. */
export const todosMachine = setup({
  types: {
    context: {} as { todos: ActorRefFrom<typeof todoMachine>[] },
    events: {} as { type: 'TODO.ADD'; title: string } | { type: 'TODO.REMOVED' } | { type: 'DONE' },
  },
  actors: { todo: todoMachine },
}).createMachine({
  id: 'todos',
  context: { todos: [] },
  initial: 'empty',
  states: {
    empty: {
      on: {
        'TODO.ADD': {
          target: 'listing',
          actions: assign({
            todos: ({ context, spawn, event }) => [
              ...context.todos,
              spawn('todo', { id: `todo-${context.todos.length}`, input: { title: event.title } }),
            ],
          }),
        },
      },
    },
    listing: {
      on: {
        'TODO.REMOVED': {
          target: 'empty',
          actions: [stopChild(({ context }) => context.todos[0] ?? 'none'), assign({ todos: [] })],
        },
        DONE: 'finished',
      },
    },
    finished: { type: 'final' },
  },
});
