import { assign, fromCallback, setup } from 'xstate';
import type { QueuedToast, ToastMessage } from '../../src/domain/toast.ts';

/** A toast stays this long (docs/product.md P6.2). */
export const TOAST_MS = 5000;
/** One with something to press besides closing stays longer (docs/product.md P7.10). */
export const ACTION_TOAST_MS = 10_000;

export interface ToastsContext {
  now: () => number;
  /** The first is shown, the others wait. */
  queue: QueuedToast[];
  nextId: number;
  /** What is left of the shown toast's time, in milliseconds. */
  remainingMs: number;
  runningSince: number;
  /** Why the clock stands; it runs when this is empty. */
  holds: readonly ToastHold[];
}

/** What stops a toast's clock: the pointer or the focus on it, or the tab being hidden. */
export type ToastHold = 'attention' | 'hiddenTab';

export type ToastsEvent =
  | { type: 'toast.show'; toast: ToastMessage }
  | { type: 'toast.dismiss' }
  | { type: 'toast.hold'; by: ToastHold }
  | { type: 'toast.release'; by: ToastHold };

function isSame(a: ToastMessage, b: ToastMessage): boolean {
  if (a.about !== undefined) return a.about === b.about;
  return a.title === b.title && a.text === b.text && a.tone === b.tone;
}

const lengthOf = (toast: ToastMessage | undefined): number =>
  toast?.action === undefined ? TOAST_MS : ACTION_TOAST_MS;

const toastsSetup = setup({
  // Stryker disable next-line ObjectLiteral: Only the compiler reads it.
  types: {
    input: {} as { now: () => number },
    context: {} as ToastsContext,
    events: {} as ToastsEvent,
  },
  actors: {
    /** Reports the tab being hidden and shown, as holds. */
    tab: fromCallback(() => {
      throw new Error('tab is not provided');
    }),
  },
  actions: {
    /** The same message again, or another about the same, takes its place and, when shown, restarts. */
    enqueue: assign(({ context }, message: ToastMessage) => {
      const index = context.queue.findIndex((toast) => isSame(toast, message));
      const toast = { ...message, id: context.nextId };
      const queue = index === -1 ? [...context.queue, toast] : context.queue.with(index, toast);
      return {
        // Stryker disable next-line ArithmeticOperator: Ids differ either way, and nothing else is asked of them.
        nextId: context.nextId + 1,
        queue,
        remainingMs: queue[0] === toast ? lengthOf(toast) : context.remainingMs,
      };
    }),
    dropShown: assign(({ context }) => ({
      queue: context.queue.slice(1),
      remainingMs: lengthOf(context.queue[1]),
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
    clearAttention: assign(({ context }) => ({
      holds: context.holds.filter((hold) => hold === 'hiddenTab'),
    })),
  },
  guards: {
    isShown: ({ context }, message: ToastMessage) =>
      // Stryker disable next-line ConditionalExpression: While a toast is shown there is a first one; the first half is for the compiler.
      context.queue[0] !== undefined && isSame(context.queue[0], message),
    isEmpty: ({ context }) => context.queue.length === 0,
    isHeld: ({ context }) => context.holds.length > 0,
  },
  delays: { remaining: ({ context }) => context.remainingMs },
});

/**
 * One toast at a time, 5 s each, 10 s where it offers something to press. The clock stands while the pointer or the focus is on the toast and
 * while the tab is hidden (docs/product.md P6.2).
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
    empty: {
      on: {
        'toast.show': {
          target: 'showing',
          actions: { type: 'enqueue', params: ({ event }) => event.toast },
        },
      },
    },
    showing: {
      initial: 'running',
      on: {
        'toast.dismiss': { target: 'leaving', actions: 'clearAttention' },
        'toast.show': [
          {
            // A transition of its own, so that the running clock starts anew.
            guard: { type: 'isShown', params: ({ event }) => event.toast },
            target: 'restarting',
            actions: { type: 'enqueue', params: ({ event }) => event.toast },
          },
          { actions: { type: 'enqueue', params: ({ event }) => event.toast } },
        ],
      },
      states: {
        running: {
          always: { guard: 'isHeld', target: 'paused' },
          entry: 'startClock',
          exit: 'stopClock',
          after: { remaining: '#toasts.leaving' },
        },
        paused: {
          always: { guard: ({ context }) => context.holds.length === 0, target: 'running' },
        },
      },
    },
    restarting: {
      always: 'showing',
    },
    leaving: {
      entry: 'dropShown',
      always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'showing' }],
    },
  },
});
