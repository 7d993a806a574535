import { assign, fromCallback, setup } from 'xstate';
import type { QueuedToast, ToastMessage } from '../../src/domain/toast.ts';

/** How long a toast stays (docs/product.md P6.2). */
export const TOAST_MS = 5000;

export interface ToastsContext {
  now: () => number;
  /** The first is shown; the others wait. */
  queue: QueuedToast[];
  nextId: number;
  /** Time left for the shown toast, in milliseconds. */
  remainingMs: number;
  runningSince: number;
  /** What pauses the timer; it runs when this is empty. */
  holds: readonly ToastHold[];
}

/** Pauses the timer: the pointer or focus is on the toast, or the tab is hidden. */
export type ToastHold = 'attention' | 'hiddenTab';

export type ToastsEvent =
  /** Answers a press: replaces the shown toast. */
  | { type: 'toast.show'; toast: ToastMessage }
  /** Reports an event that no press caused: waits its turn. */
  | { type: 'toast.queue'; toast: ToastMessage }
  | { type: 'toast.dismiss' }
  | { type: 'toast.hold'; by: ToastHold }
  | { type: 'toast.release'; by: ToastHold };

function isSame(a: ToastMessage, b: ToastMessage): boolean {
  if (a.about !== undefined) return a.about === b.about;
  return a.title === b.title && a.text === b.text && a.tone === b.tone;
}

const types = {} as {
  input: { now: () => number };
  context: ToastsContext;
  events: ToastsEvent;
};

/** Puts a message with an id of its own into the queue. */
const numbered = (
  { nextId }: ToastsContext,
  message: ToastMessage,
  queueWith: (toast: QueuedToast) => QueuedToast[],
) => ({ queue: queueWith({ ...message, id: nextId }), nextId: nextId + 1 });

const toastsSetup = setup({
  types,
  actors: {
    /** Reports tab visibility as holds. */
    tab: fromCallback(() => {
      throw new Error('tab is not provided');
    }),
  },
  actions: {
    /** Replaces the shown message, and a waiting one with the same content or `about`. */
    replaceShown: assign(({ context }, message: ToastMessage) => {
      const waiting = context.queue.slice(1).filter((toast) => !isSame(toast, message));
      return numbered(context, message, (toast) => [toast, ...waiting]);
    }),
    /** Appends a message, or puts it in the place of one with the same content or `about`. */
    enqueue: assign(({ context }, message: ToastMessage) => {
      const { queue } = context;
      const index = queue.findIndex((toast) => isSame(toast, message));
      return numbered(context, message, (toast) =>
        index === -1 ? [...queue, toast] : queue.with(index, toast),
      );
    }),
    dropShown: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    /** A new message has the whole time. No event reports that the pointer has left the last one. */
    begin: assign(({ context }) => ({
      remainingMs: TOAST_MS,
      holds: context.holds.filter((hold) => hold === 'hiddenTab'),
    })),
    startClock: assign(({ context }) => ({ runningSince: context.now() })),
    stopClock: assign(({ context }) => ({
      remainingMs: Math.max(0, context.remainingMs - (context.now() - context.runningSince)),
    })),
    hold: assign(({ context }, by: ToastHold) => ({
      holds: context.holds.includes(by) ? context.holds : [...context.holds, by],
    })),
    release: assign(({ context }, by: ToastHold) => ({
      holds: context.holds.filter((hold) => hold !== by),
    })),
  },
  guards: {
    isShown: ({ context }, message: ToastMessage) =>
      context.queue.findIndex((toast) => isSame(toast, message)) === 0,
    isEmpty: ({ context }) => context.queue.length === 0,
    hasHolds: ({ context }) => context.holds.length > 0,
  },
  delays: { remaining: ({ context }) => context.remainingMs },
});

/** Shows a message at once. */
const replace = {
  target: '#toasts.showing',
  reenter: true,
  actions: {
    type: 'replaceShown',
    params: ({ event }: { event: { toast: ToastMessage } }) => event.toast,
  },
} as const;

/**
 * Shows one toast at a time for 5 s. One that answers a press replaces it; the others queue. The timer
 * pauses while the pointer or focus is on the toast and while the tab is hidden (docs/product.md P6.2).
 */
export const toastsMachine = toastsSetup.createMachine({
  id: 'toasts',
  context: ({ input }) => ({
    now: input.now,
    queue: [],
    nextId: 1,
    remainingMs: TOAST_MS,
    runningSince: 0,
    holds: [],
  }),
  invoke: { src: 'tab' },
  on: {
    'toast.hold': { actions: { type: 'hold', params: ({ event }) => event.by } },
    'toast.release': { actions: { type: 'release', params: ({ event }) => event.by } },
  },
  initial: 'empty',
  states: {
    empty: { on: { 'toast.show': replace, 'toast.queue': replace } },
    showing: {
      entry: 'begin',
      initial: 'running',
      on: {
        'toast.dismiss': 'leaving',
        'toast.show': replace,
        'toast.queue': [
          { guard: { type: 'isShown', params: ({ event }) => event.toast }, ...replace },
          { actions: { type: 'enqueue', params: ({ event }) => event.toast } },
        ],
      },
      states: {
        running: {
          always: { guard: 'hasHolds', target: 'paused' },
          entry: 'startClock',
          exit: 'stopClock',
          after: { remaining: '#toasts.leaving' },
        },
        paused: {
          always: { guard: ({ context }) => context.holds.length === 0, target: 'running' },
        },
      },
    },
    leaving: {
      entry: 'dropShown',
      always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'showing' }],
    },
  },
});
