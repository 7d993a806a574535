import { assign, setup } from 'xstate';

/** A mouse rests this long on the button before it opens (specification, section 9). */
export const OPEN_MS = 200;
/** A menu that the mouse has left closes after this long. */
export const CLOSE_MS = 150;
/** Back within this time of leaving, the mouse opens it without a wait. */
export const SKIP_MS = 300;
/** A press this soon after the hover opened it meant to open it. */
export const HOVER_PRESS_MS = 300;

export interface DisclosureContext {
  now: () => number;
  /** When the mouse opened it by resting there; undefined when a press did. */
  hoverOpenedAt: number | undefined;
  /** When it closed because the mouse had left. */
  hoverClosedAt: number | undefined;
}

export type DisclosureEvent =
  /** A mouse came onto the button or the open panel. */
  | { type: 'hover.start' }
  /** A mouse left both. */
  | { type: 'hover.end' }
  /** The button was pressed, by pointer or key. */
  | { type: 'press' }
  /** Escape, focus or press elsewhere, a link chosen, another page. */
  | { type: 'close' };

/**
 * Something behind a button that is open or closed. A mouse opens it by resting on it and closes it by
 * leaving; what a press opened only a press or `close` closes. The hover is an addition: touch and keys
 * send `press` alone (guardrails A, "Nav dropdown with hover").
 */
export const disclosureMachine = setup({
  types: {
    input: {} as { now: () => number },
    context: {} as DisclosureContext,
    events: {} as DisclosureEvent,
    tags: {} as 'open',
  },
  actions: {
    noteHoverOpened: assign({ hoverOpenedAt: ({ context }) => context.now() }),
    noteHoverClosed: assign({ hoverClosedAt: ({ context }) => context.now() }),
    forget: assign({ hoverOpenedAt: undefined, hoverClosedAt: undefined }),
  },
  guards: {
    hasJustLeft: ({ context }) =>
      context.hoverClosedAt !== undefined && context.now() - context.hoverClosedAt < SKIP_MS,
    hasJustHoverOpened: ({ context }) =>
      context.hoverOpenedAt !== undefined &&
      context.now() - context.hoverOpenedAt <= HOVER_PRESS_MS,
  },
  delays: { open: OPEN_MS, close: CLOSE_MS },
}).createMachine({
  id: 'disclosure',
  context: ({ input }) => ({
    now: input.now,
    hoverOpenedAt: undefined,
    hoverClosedAt: undefined,
  }),
  initial: 'closed',
  states: {
    closed: {
      initial: 'idle',
      on: { press: 'open.pressed' },
      states: {
        idle: {
          on: {
            'hover.start': [
              {
                guard: 'hasJustLeft',
                target: '#disclosure.open.hovered',
                actions: 'noteHoverOpened',
              },
              'waiting',
            ],
          },
        },
        waiting: {
          on: { 'hover.end': 'idle', close: 'idle' },
          after: {
            open: { target: '#disclosure.open.hovered', actions: 'noteHoverOpened' },
          },
        },
      },
    },
    open: {
      tags: 'open',
      on: { close: { target: 'closed', actions: 'forget' } },
      initial: 'pressed',
      states: {
        pressed: {
          entry: 'forget',
          on: { press: '#disclosure.closed' },
        },
        hovered: {
          on: {
            'hover.end': 'leaving',
            press: [
              // The press and the hover came together: it stays, and is now as if pressed open.
              { guard: 'hasJustHoverOpened', target: 'pressed' },
              { target: '#disclosure.closed', actions: 'forget' },
            ],
          },
        },
        leaving: {
          on: {
            'hover.start': 'hovered',
            press: { target: '#disclosure.closed', actions: 'forget' },
          },
          after: { close: { target: '#disclosure.closed', actions: 'noteHoverClosed' } },
        },
      },
    },
  },
});
