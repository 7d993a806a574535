import { assign, fromPromise, setup } from 'xstate';

/** Asks for a rating and, if it is not good, for a reason, which it sends to the server. */
export const feedbackMachine = setup({
  types: {
    context: {} as { comment: string; ticket: string | undefined },
    events: {} as
      | { type: 'feedback.good' }
      | { type: 'feedback.bad' }
      | { type: 'comment.change'; comment: string }
      | { type: 'comment.submit' }
      | { type: 'back' }
      | { type: 'close' },
  },
  actors: {
    sendComment: fromPromise<{ ticket: string }, { comment: string }>(async ({ input, signal }) => {
      const response = await fetch('/feedback', { method: 'POST', body: input.comment, signal });
      if (!response.ok) throw new Error(`The server says ${response.status}`);
      return (await response.json()) as { ticket: string };
    }),
  },
  guards: { hasComment: ({ context }) => context.comment.trim() !== '' },
}).createMachine({
  id: 'feedback',
  context: { comment: '', ticket: undefined },
  initial: 'prompt',
  states: {
    prompt: { on: { 'feedback.good': 'thanks', 'feedback.bad': 'form' } },
    form: {
      on: {
        'comment.change': { actions: assign({ comment: ({ event }) => event.comment }) },
        'comment.submit': { guard: 'hasComment', target: 'sending' },
        back: 'prompt',
      },
    },
    sending: {
      invoke: {
        src: 'sendComment',
        input: ({ context }) => ({ comment: context.comment }),
        onDone: {
          target: 'thanks',
          actions: assign({ ticket: ({ event }) => event.output.ticket }),
        },
        onError: 'failed',
      },
    },
    failed: { on: { 'comment.submit': 'sending', back: 'form' } },
    thanks: {},
    closed: { type: 'final' },
  },
  on: { close: '.closed' },
});
