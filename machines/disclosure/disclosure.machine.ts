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
  /** When the menu last opened. */
  openedAt: number;
  /** When the menu closed because the mouse had left. */
  hoverClosedAt: number;
}

const NEVER = Number.NEGATIVE_INFINITY;

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

const types = {} as {
  input: { now: () => number };
  context: DisclosureContext;
  events: DisclosureEvent;
  tags: 'open';
};

/**
 * Opens and closes the content behind a button. Hovering opens it and leaving closes it again; a
 * menu opened by a press closes only by a press or `menu.dismiss`. Touch and keyboard never depend
 * on hover (docs/product.md P13.7). Each press event names its end state, so a delayed or repeated
 * press keeps its meaning.
 */
export const disclosureMachine = setup({
  types,
  actions: {
    recordOpened: assign({ openedAt: ({ context }) => context.now(), hoverClosedAt: NEVER }),
    recordHoverClosed: assign({ hoverClosedAt: ({ context }) => context.now() }),
  },
  guards: {
    hasJustLeft: ({ context }) => context.now() - context.hoverClosedAt < SKIP_MS,
    hasJustOpened: ({ context }) => context.now() - context.openedAt <= SAME_PRESS_MS,
  },
  delays: { open: OPEN_MS, close: CLOSE_MS },
}).createMachine({
  id: 'disclosure',
  context: ({ input }) => ({
    now: input.now,
    openedAt: NEVER,
    hoverClosedAt: NEVER,
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
