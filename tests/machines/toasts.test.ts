import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import {
  toastsMachine,
  type ToastHold,
  type ToastsEvent,
} from '../../machines/toasts/toasts.machine.ts';
import { selectShown } from '../../machines/toasts/toasts.selectors.ts';
import type { ToastMessage } from '../../src/domain/toast.ts';
import { START } from '../support/tokens.ts';

/** An event, or a time in milliseconds. */
type Step = ToastsEvent | number;

const sends =
  (type: 'toast.show' | 'toast.queue') =>
  (toast: ToastMessage | string): ToastsEvent => ({
    type,
    toast: typeof toast === 'string' ? { title: toast, tone: 'info' } : toast,
  });
const show = sends('toast.show');
const queue = sends('toast.queue');
const dismiss: ToastsEvent = { type: 'toast.dismiss' };
const hold = (by: ToastHold): ToastsEvent => ({ type: 'toast.hold', by });
const release = (by: ToastHold): ToastsEvent => ({ type: 'toast.release', by });

/** Starts the toasts and plays the steps. */
function play(steps: readonly Step[]) {
  const clock = new SimulatedClock();
  const machine = toastsMachine.provide({ actors: { tab: fromCallback(() => undefined) } });
  const actor = createActor(machine, { clock, input: { now: () => START + clock.now() } }).start();
  const take = (step: Step) =>
    typeof step === 'number' ? clock.increment(step) : actor.send(step);
  steps.forEach(take);
  return { take, shown: () => selectShown(actor.getSnapshot()) };
}

const about = (title: string): ToastMessage => ({ title, tone: 'info', about: 'session' });

/** After the steps `shown` is visible for exactly `ms` more, and then `next`. */
type Row = [name: string, steps: readonly Step[], shown: string, ms: number, next?: string];

test.each<Row>([
  ['stays as long after a pause', [show('one'), 5_000, 3_000, queue('two')], 'two', 5_000],
  [
    'with another tone or text is a separate one',
    [
      show('Saved'),
      queue({ title: 'Saved', tone: 'error' }),
      queue({ title: 'Saved', text: 'Twice', tone: 'info' }),
      5_000,
      5_000,
    ],
    'Saved',
    5_000,
  ],
  [
    'closed under the pointer: the next one runs, because no event reports that the pointer has left',
    [show('one'), queue('two'), hold('attention'), dismiss],
    'two',
    5_000,
  ],
  [
    'replaced in a hidden tab: the next one waits too',
    [show('one'), queue('two'), hold('hiddenTab'), show('two'), 600_000, release('hiddenTab')],
    'two',
    5_000,
  ],
  [
    'is replaced at once by one about the same subject',
    [queue(about('Signed In')), queue('two'), 3_000, queue(about('Logged Out'))],
    'Logged Out',
    5_000,
    'two',
  ],
  [
    'is replaced while it waits, too',
    [show('one'), queue(about('Signed In')), 2_000, queue(about('Logged Out'))],
    'one',
    3_000,
    'Logged Out',
  ],
  [
    'paused in a hidden tab it resumes with the remaining time, and a later toast takes none of it',
    [show('Saved'), 3_000, hold('hiddenTab'), queue('Later'), 600_000, release('hiddenTab')],
    'Saved',
    2_000,
    'Later',
  ],
  [
    'paused for two reasons it resumes when both have ended; the same reason twice counts once',
    [
      show('Saved'),
      hold('attention'),
      hold('attention'),
      hold('hiddenTab'),
      release('hiddenTab'),
      600_000,
      release('attention'),
    ],
    'Saved',
    5_000,
  ],
])('a toast %s', (_name, steps, title, ms, next) => {
  const { take, shown } = play(steps);
  expect(shown()?.title).toBe(title);
  take(ms - 1);
  expect(shown()?.title).toBe(title);
  take(1);
  expect(shown()?.title).toBe(next);
});

test('there is none at first; one repeated is a new announcement', () => {
  const { take, shown } = play([]);
  expect(shown()).toBeUndefined();
  take(show('Not there yet'));
  const first = shown()?.id;
  take(show('Not there yet'));
  expect([first, shown()?.id === first]).toEqual([expect.any(Number), false]);
});
