import { assign, fromPromise, setup } from 'xstate';

/** Something to be copied: the text, and what it is called in the answer. */
export interface Copied {
  text: string;
  /** "--color-action", "PiggyBank as SVG". */
  name: string;
}

type CopyingEvent = ({ type: 'copy' } & Copied) | { type: 'dismiss' };

/** Copies to the clipboard and says how it went, until that is dismissed or something else is copied. */
export const copyingMachine = setup({
  types: { context: {} as Copied, events: {} as CopyingEvent },
  actors: {
    // Rejects too where there is no clipboard at all: plain http away from localhost.
    write: fromPromise<void, string>(async ({ input }) => {
      await navigator.clipboard.writeText(input);
    }),
  },
}).createMachine({
  id: 'copying',
  context: { text: '', name: '' },
  initial: 'idle',
  on: {
    copy: {
      target: '.writing',
      reenter: true,
      actions: assign(({ event: { text, name } }) => ({ text, name })),
    },
  },
  states: {
    idle: {},
    writing: {
      invoke: {
        src: 'write',
        input: ({ context }) => context.text,
        onDone: 'copied',
        onError: 'refused',
      },
    },
    copied: { on: { dismiss: 'idle' } },
    refused: { on: { dismiss: 'idle' } },
  },
});
