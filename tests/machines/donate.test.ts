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
import { donationPresets } from '../../src/domain/donation.ts';

function start() {
  const actor = createActor(donateMachine);
  const emitted: DonateEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    emitted,
    send: (...events: DonateEvent[]) => events.forEach((event) => actor.send(event)),
    state: () => actor.getSnapshot().value,
    /** Everything that the screen reads. */
    shown: () => {
      const snapshot = actor.getSnapshot();
      return {
        preset: selectPreset(snapshot),
        custom: selectCustom(snapshot),
        total: selectTotalCents(snapshot),
        payable: isPayable(snapshot),
        problem: selectProblem(snapshot),
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

const type = (text: string): DonateEvent => ({ type: 'custom.change', text });
const leave: DonateEvent = { type: 'custom.leave' };
const submit: DonateEvent = { type: 'donate.submit' };

test('starts at $50, which can be submitted', () => {
  const form = start();
  expect(form.shown()).toEqual(chosen(50));
  form.send(submit);
  expect(form.emitted).toEqual([{ type: 'donation.submitted' }]);
});

test.each(donationPresets)('choosing $%d clears the custom text', (preset) => {
  const form = start();
  form.send(type('7'), { type: 'preset.choose', preset });
  expect(form.shown()).toEqual(chosen(preset));
});

test('typing clears the preset, and the custom amount is the total', () => {
  const form = start();
  form.send(type(' $1,250.5 '), submit);
  expect(form.shown()).toEqual({
    preset: undefined,
    custom: ' $1,250.5 ',
    total: 125_050n,
    payable: true,
    problem: undefined,
  });
  expect(form.emitted).toEqual([{ type: 'donation.submitted' }]);
});

test('with neither, the total is 0 and submitting is disabled', () => {
  const form = start();
  form.send(type('7'), type(''), leave, submit);
  expect(form.shown()).toEqual({
    preset: undefined,
    custom: '',
    total: 0n,
    payable: false,
    problem: undefined,
  });
  expect(form.emitted).toEqual([]);
});

test('an empty field is no error', () => {
  const form = start();
  form.send(type('7'), type(' '), leave);
  expect(form.state()).toEqual({ custom: 'blank' });
});

test('choosing an amount clears the error', () => {
  const form = start();
  form.send(type('ten'), leave, { type: 'preset.choose', preset: 25 });
  expect(form.shown()).toEqual(chosen(25));
});

test('an invalid amount is reported on blur, not while typing; correcting it is enough', () => {
  const form = start();
  form.send(type('ten'));
  expect(form.shown()).toMatchObject({ total: 0n, payable: false, problem: undefined });
  form.send(leave, submit);
  expect(form.shown()).toMatchObject({
    payable: false,
    problem: 'notANumber',
  });
  form.send(type('1'));
  expect(form.shown()).toMatchObject({ total: 100n, payable: true, problem: undefined });
  expect(form.emitted).toEqual([]);
});

test.each([
  ['0', 0n],
  ['-5', -500n],
])('%s is nothing to give, and the field says it once it is left', (text, total) => {
  const form = start();
  form.send(type(text), submit);
  expect(form.shown()).toMatchObject({ total, payable: false, problem: undefined });
  form.send(leave, submit);
  expect(form.shown()).toMatchObject({ total, payable: false, problem: 'notAGift' });
  expect(form.emitted).toEqual([]);
});

test.each([
  ['0.01', 1n],
  ['90071992547409.93', 9_007_199_254_740_993n],
  ['9'.repeat(400), (10n ** 400n - 1n) * 100n],
])('%s has no bound above to break', (text, total) => {
  const form = start();
  form.send(type(text), leave, submit);
  expect(form.shown()).toMatchObject({ total, payable: true, problem: undefined });
  expect(form.emitted).toEqual([{ type: 'donation.submitted' }]);
});
