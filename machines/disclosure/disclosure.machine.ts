import { assign, setup } from 'xstate';

/** Hover delay before the menu opens (docs/product.md P3.4). */
export const OPEN_MS = 200;
/** Delay before the menu closes once the mouse has left. */
export const CLOSE_MS = 150;
/** A mouse that returns within this time opens the menu without the delay. */
export const SKIP_MS = 300;
/**
 * A press this soon after opening counts as a press to open: hover may have opened the menu first,
 * or the user pressed twice.
 */
export const SAME_PRESS_MS = 300;

export interface DisclosureContext {
  now: () => number;
  openedAt: number | undefined;
  /** When the menu closed because the mouse had left. */
  hoverClosedAt: number | undefined;
}

export type DisclosureEvent =
  /** The mouse entered the button or the open panel. */
  | { type: 'hover.start' }
  /** The mouse left both. */
  | { type: 'hover.end' }
  /** The button was pressed, by pointer or key, while closed. */
  | { type: 'menu.open' }
  /** The button or the backdrop was pressed while open. */
  | { type: 'menu.close' }
  /** Escape, focus or a press elsewhere, a chosen link, or navigation. */
  | { type: 'menu.dismiss' };

/**
 * Opens and closes the content behind a button. Hovering opens it and leaving closes it again; a
 * menu opened by a press closes only by a press or `menu.dismiss`. Touch and keyboard never depend
 * on hover (docs/product.md P13.7). Each press event names its end state, so a delayed or repeated
 * press keeps its meaning.
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
    recordOpened: assign({ openedAt: ({ context }) => context.now(), hoverClosedAt: undefined }),
    recordHoverClosed: assign({ hoverClosedAt: ({ context }) => context.now() }),
  },
  guards: {
    hasJustLeft: ({ context }) =>
      // Stryker disable next-line ConditionalExpression: Comparing NaN is false before the first closing; the first operand only narrows the type.
      context.hoverClosedAt !== undefined && context.now() - context.hoverClosedAt < SKIP_MS,
    hasJustOpened: ({ context }) =>
      // Stryker disable next-line ConditionalExpression: Comparing NaN is false before the first opening; the first operand only narrows the type.
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
      on: { 'menu.open': { target: 'open.pressed', actions: 'recordOpened' } },
      states: {
        idle: {
          on: {
            'hover.start': [
              {
                guard: 'hasJustLeft',
                target: '#disclosure.open.hovered',
                actions: 'recordOpened',
              },
              'waiting',
            ],
          },
        },
        waiting: {
          on: { 'hover.end': 'idle', 'menu.dismiss': 'idle' },
          after: {
            open: { target: '#disclosure.open.hovered', actions: 'recordOpened' },
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
          after: { close: { target: '#disclosure.closed', actions: 'recordHoverClosed' } },
        },
      },
    },
  },
});
