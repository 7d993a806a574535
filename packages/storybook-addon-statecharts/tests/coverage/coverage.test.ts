import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { chartOf } from '../../src/chart/chart.ts';
import { defineStoryboard } from '../../src/chart/defineStoryboard.ts';
import { register } from '../../src/chart/registry.ts';
import { coverageOf } from '../../src/coverage/coverage.ts';

const machine = createMachine({
  id: 'lamp',
  initial: 'testing',
  states: {
    testing: { always: 'off' },
    off: { on: { press: 'on' } },
    on: { on: { press: 'off' } },
  },
});
const chart = chartOf(register(defineStoryboard(machine), 'lamp'));

/** The coverage by a story on the screen and one of the machine alone, which takes the way back. */
const coveredBy = (shown: string[], taken: string[], ignore = {}) => {
  const run = (transitions: string[]) => ({ lamp: { entered: ['testing'], transitions } });
  const onScreen = run(['testing||>off', 'off|press|>on', ...taken]);
  return coverageOf(
    [{ chart, ignore, isDriven: true }],
    [
      { id: 'lamp', through: 'screen', shown: { lamp: shown }, charts: onScreen },
      { id: 'lamp', through: 'machine', shown: {}, charts: run(['on|press|>off']) },
    ],
  );
};

test('what stories show, pass through and take is covered; the rest is named with its remedy', () => {
  const { charts, gaps } = coveredBy(['off'], []);
  expect(charts).toEqual([
    {
      machine: 'lamp',
      states: { covered: 2, total: 3 },
      transitions: { covered: 3, total: 3 },
      throughScreens: { covered: 2, total: 3 },
    },
  ]);
  expect(gaps).toEqual([
    expect.stringMatching(/^lamp: the story of on did not pass/),
    expect.stringMatching(/^lamp: no story takes on → off on press on a real screen/),
  ]);
});

test('a reason excuses a transition, until a screen takes it', () => {
  const ignore = { 'on|press|>off': 'It is out of reach.' };
  expect(coveredBy(['off', 'on'], [], ignore).gaps).toEqual([]);
  expect(coveredBy(['off', 'on'], ['on|press|>off'], ignore).gaps).toEqual([
    expect.stringMatching(/Take it out/),
  ]);
});
