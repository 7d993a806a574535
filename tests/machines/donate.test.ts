import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import {
  donateMachine,
  type DonateEmitted,
  type DonateEvent,
} from '../../machines/donate/donate.machine.ts';
import {
  isPayable,
  selectCustom,
  selectPreset,
  selectProblem,
  selectTotalCents,
} from '../../machines/donate/donate.selectors.ts';
import type { donationPresets } from '../../src/domain/donation.ts';

function start() {
  const actor = createActor(donateMachine);
  const emitted: DonateEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    emitted,
    send: (...events: DonateEvent[]) => events.forEach((event) => actor.send(event)),
    /** Everything that the screen reads. */
    shown: () => {
      const snapshot = actor.getSnapshot();
      return {
        preset: selectPreset(snapshot),
        custom: selectCustom(snapshot),
        total: selectTotalCents(snapshot),
        payable: isPayable(snapshot),
        problem: selectProblem(snapshot),
        isRefused: snapshot.matches({ custom: 'refused' }),
      };
    },
  };
}

/** A preset as the form shows it. */
const chosen = (preset: number) => ({
  preset,
  custom: '',
  total: BigInt(preset) * 100n,
  payable: true,
  problem: undefined,
});
const nothing = { preset: undefined, total: 0n, payable: false, problem: undefined };

const type = (text: string): DonateEvent => ({ type: 'custom.change', text });
const choose = (preset: (typeof donationPresets)[number]): DonateEvent => ({
  type: 'preset.choose',
  preset,
});
const leave: DonateEvent = { type: 'custom.leave' };
const submit: DonateEvent = { type: 'donate.submit' };

test.each<[string, readonly DonateEvent[], shown: object]>([
  ['at first, $50 is chosen', [], chosen(50)],
  [
    'choosing an amount clears the custom text and its error',
    [type('ten'), leave, choose(25)],
    chosen(25),
  ],
  [
    'typing clears the preset, and the custom amount is the total',
    [type(' $1,250.5 ')],
    { ...nothing, custom: ' $1,250.5 ', total: 125_050n, payable: true },
  ],
  [
    'with neither, the total is 0, and nothing is refused',
    [type('7'), type(''), leave],
    { ...nothing, custom: '', isRefused: false },
  ],
  [
    'text that is no amount is an error once the field is left',
    [type('ten'), leave],
    { ...nothing, problem: 'notANumber' },
  ],
  ['0 is nothing to give', [type('0')], nothing],
])('%s', (_, events, shown) => {
  const form = start();
  form.send(...events);
  expect(form.shown()).toMatchObject(shown);
  // What is payable can be submitted, and nothing else.
  form.send(submit);
  expect(form.emitted).toEqual(form.shown().payable ? [{ type: 'donation.submitted' }] : []);
});
