import { assign, fromPromise, setup } from 'xstate';

/** The text to copy, with its name for the message. */
export interface Copied {
  text: string;
  /** "--color-action", "PiggyBank as SVG". */
  name: string;
}

type CopyingEvent = ({ type: 'copy' } & Copied) | { type: 'dismiss' };

/** Copies to the clipboard and reports the result until it is dismissed or another copy starts. */
export const copyingMachine = setup({
  types: { context: {} as Copied, events: {} as CopyingEvent },
  actors: {
    // Also rejects without a clipboard API: plain http other than localhost.
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
