import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  disclosureMachine,
  type DisclosureEvent,
} from '../../machines/disclosure/disclosure.machine.ts';
import { isOpen } from '../../machines/disclosure/disclosure.selectors.ts';

/** An event, or a time in milliseconds. */
type Step = DisclosureEvent['type'] | number;

/** Runs the steps on a fake clock; returns after each whether it is open: `--+` at the last. */
function play(...steps: Step[]): string {
  const clock = new SimulatedClock();
  const actor = createActor(disclosureMachine, { clock, input: { now: () => clock.now() } });
  actor.start();
  const after = steps.map((step) => {
    if (typeof step === 'number') clock.increment(step);
    else actor.send({ type: step });
    return isOpen(actor.getSnapshot()) ? '+' : '-';
  });
  return after.join('');
}

const closed: Step[] = ['hover.start', 200, 'hover.end', 150];
const back: Step[] = [...closed, 299, 'hover.start'];

test.each<[name: string, steps: Step[], trace: string]>([
  ['a mouse opens it after hovering 200 ms, no sooner', ['hover.start', 199, 1], '--+'],
  ['one that only passes over does not', ['hover.start', 199, 'hover.end', 1000], '----'],
  ['it closes 150 ms after leaving', ['hover.start', 200, 'hover.end', 149, 1], '-+++-'],
  [
    'a mouse that returns in time keeps it open',
    ['hover.start', 200, 'hover.end', 149, 'hover.start', 5000],
    '-+++++',
  ],
  ['within 300 ms after closing it opens at once', back, '-++--+'],
  ['later after the delay', [...closed, 300, 'hover.start', 200], '-++---+'],
  [
    'Escape does not make the next hover shorter',
    ['hover.start', 200, 'menu.dismiss', 'hover.end', 'hover.start'],
    '-+---',
  ],
  ['a press opens and closes', ['menu.open', 301, 'menu.close', 'menu.open'], '++-+'],
  ['two presses count as one', ['menu.open', 300, 'menu.close', 'menu.close'], '++++'],
  ['a returning mouse and a press count as one, too', [...back, 300, 'menu.close'], '-++--+++'],
  [
    'a press after the hover keeps it open',
    ['hover.start', 200, 'menu.close', 'hover.end', 5000],
    '-++++',
  ],
  ['dismissed, it closes at once', ['menu.open', 'menu.dismiss'], '+-'],
  ['or not yet open', ['hover.start', 'menu.dismiss', 1000], '---'],
])('%s', (_, steps, trace) => {
  expect(play(...steps)).toBe(trace);
});
