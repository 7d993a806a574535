import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  disclosureMachine,
  type DisclosureEvent,
} from '../../machines/disclosure/disclosure.machine.ts';
import { isOpen } from '../../machines/disclosure/disclosure.selectors.ts';

/** An event, or a time in milliseconds. */
type Step = DisclosureEvent['type'] | number;

/** Runs the steps on a fake clock; returns after each whether it is open. */
function play(...steps: Step[]): boolean[] {
  const clock = new SimulatedClock();
  const actor = createActor(disclosureMachine, { clock, input: { now: () => clock.now() } });
  actor.start();
  return steps.map((step) => {
    if (typeof step === 'number') clock.increment(step);
    else actor.send({ type: step });
    return isOpen(actor.getSnapshot());
  });
}

describe('a mouse', () => {
  it('opens after hovering 200 ms, no sooner', () => {
    expect(play('hover.start', 199, 1)).toEqual([false, false, true]);
  });

  it('that only passes over does not open it', () => {
    expect(play('hover.start', 199, 'hover.end', 1000)).toEqual([false, false, false, false]);
  });

  it('closes 150 ms after leaving, no sooner', () => {
    expect(play('hover.start', 200, 'hover.end', 149, 1)).toEqual([false, true, true, true, false]);
  });

  it('that returns in time keeps it open', () => {
    expect(play('hover.start', 200, 'hover.end', 149, 'hover.start', 5000)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it('that returns within 300 ms after closing opens it at once, later after the delay', () => {
    const closed: Step[] = ['hover.start', 200, 'hover.end', 150];
    expect(play(...closed, 299, 'hover.start').at(-1)).toBe(true);
    expect(play(...closed, 300, 'hover.start').at(-1)).toBe(false);
    expect(play(...closed, 300, 'hover.start', 200).at(-1)).toBe(true);
  });

  it('does not skip the wait after Escape or a choice', () => {
    expect(play('hover.start', 200, 'menu.dismiss', 'hover.end', 'hover.start').at(-1)).toBe(false);
  });
});

describe('a press', () => {
  it('opens and, some time later, closes', () => {
    expect(play('menu.open', 301, 'menu.close', 'menu.open')).toEqual([true, true, false, true]);
  });

  it('within 300 ms after it opened does not close it: hover and press, or two presses, count as one', () => {
    expect(play('hover.start', 200, 300, 'menu.close')).toEqual([false, true, true, true]);
    expect(play('menu.open', 300, 'menu.close', 'menu.close')).toEqual([true, true, true, true]);
  });

  it('within 300 ms after a returning mouse opened it does not close it', () => {
    const back: Step[] = ['hover.start', 200, 'hover.end', 150, 299, 'hover.start'];
    expect(play(...back, 300, 'menu.close').slice(-3)).toEqual([true, true, true]);
    expect(play(...back, 301, 'menu.close').slice(-3)).toEqual([true, true, false]);
  });

  it('later closes it', () => {
    expect(play('hover.start', 200, 301, 'menu.close')).toEqual([false, true, true, false]);
  });

  it('requests an end state, so a repetition changes nothing', () => {
    expect(play('menu.open', 1000, 'menu.open')).toEqual([true, true, true]);
    expect(play('menu.open', 301, 'menu.close', 'menu.close').at(-1)).toBe(false);
  });

  it('during the hover delay opens it and ends the delay', () => {
    expect(play('hover.start', 100, 'menu.open', 400, 'menu.close', 1000)).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('keeps it open when the mouse leaves', () => {
    expect(play('menu.open', 'hover.start', 'hover.end', 5000)).toEqual([true, true, true, true]);
    expect(play('hover.start', 200, 'menu.close', 'hover.end', 5000).at(-1)).toBe(true);
  });
});

describe('dismissing', () => {
  it('closes from every open state at once, and ends a delay', () => {
    expect(play('menu.open', 'menu.dismiss')).toEqual([true, false]);
    expect(play('hover.start', 200, 'menu.dismiss', 1000)).toEqual([false, true, false, false]);
    expect(play('hover.start', 200, 'hover.end', 'menu.dismiss', 1000).at(-1)).toBe(false);
    expect(play('hover.start', 'menu.dismiss', 1000)).toEqual([false, false, false]);
  });
});
