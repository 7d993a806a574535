import { assign, setup } from 'xstate';

/** A mouse rests this long on the button before it opens (docs/product.md P3.4). */
export const OPEN_MS = 200;
/** A menu that the mouse has left closes after this long. */
export const CLOSE_MS = 150;
/** Back within this time of leaving, the mouse opens it without a wait. */
export const SKIP_MS = 300;
/** A press this soon after it opened meant to open it: the hover was quicker, or the finger pressed twice. */
export const SAME_PRESS_MS = 300;

export interface DisclosureContext {
  now: () => number;
  /** When it opened. */
  openedAt: number | undefined;
  /** When it closed because the mouse had left. */
  hoverClosedAt: number | undefined;
}

export type DisclosureEvent =
  /** A mouse came onto the button or the open panel. */
  | { type: 'hover.start' }
  /** A mouse left both. */
  | { type: 'hover.end' }
  /** The button was pressed, by pointer or key, to see what is behind it. */
  | { type: 'menu.open' }
  /** The button, or the backdrop, was pressed to be rid of it. */
  | { type: 'menu.close' }
  /** Escape, focus or press elsewhere, a link chosen, another page. */
  | { type: 'menu.dismiss' };

/**
 * Something behind a button that is open or closed. A mouse opens it by resting on it and closes it by
 * leaving; what a press opened only a press or `menu.dismiss` closes. The hover is an addition: touch and
 * keys do without (docs/product.md P13.7). A press asks for an end state, so that one
 * which had to wait, or came twice, still means the same.
 */
export const disclosureMachine = setup({
  // Stryker disable next-line ObjectLiteral: Only the compiler reads it.
  types: {
    input: {} as { now: () => number },
    context: {} as DisclosureContext,
    events: {} as DisclosureEvent,
    tags: {} as 'open',
  },
  actions: {
    noteOpened: assign({ openedAt: ({ context }) => context.now(), hoverClosedAt: undefined }),
    noteHoverClosed: assign({ hoverClosedAt: ({ context }) => context.now() }),
  },
  guards: {
    hasJustLeft: ({ context }) =>
      // Stryker disable next-line ConditionalExpression: Before any closing the difference is no number, which is less than nothing; the first half is for the compiler.
      context.hoverClosedAt !== undefined && context.now() - context.hoverClosedAt < SKIP_MS,
    hasJustOpened: ({ context }) =>
      // Stryker disable next-line ConditionalExpression: Before any opening the difference is no number, which is at most nothing; the first half is for the compiler.
      context.openedAt !== undefined && context.now() - context.openedAt <= SAME_PRESS_MS,
  },
  delays: { open: OPEN_MS, close: CLOSE_MS },
}).createMachine({
  id: 'disclosure',
  context: ({ input }) => ({
    now: input.now,
    openedAt: undefined,
    hoverClosedAt: undefined,
  }),
  initial: 'closed',
  states: {
    closed: {
      initial: 'idle',
      on: { 'menu.open': { target: 'open.pressed', actions: 'noteOpened' } },
      states: {
        idle: {
          on: {
            'hover.start': [
              {
                guard: 'hasJustLeft',
                target: '#disclosure.open.hovered',
                actions: 'noteOpened',
              },
              'waiting',
            ],
          },
        },
        waiting: {
          on: { 'hover.end': 'idle', 'menu.dismiss': 'idle' },
          after: {
            open: { target: '#disclosure.open.hovered', actions: 'noteOpened' },
          },
        },
      },
    },
    open: {
      tags: 'open',
      on: {
        'menu.close': [{ guard: 'hasJustOpened', target: '.pressed' }, { target: 'closed' }],
        'menu.dismiss': 'closed',
      },
      initial: 'pressed',
      states: {
        pressed: {},
        hovered: { on: { 'hover.end': 'leaving' } },
        leaving: {
          on: { 'hover.start': 'hovered' },
          after: { close: { target: '#disclosure.closed', actions: 'noteHoverClosed' } },
        },
      },
    },
  },
});
