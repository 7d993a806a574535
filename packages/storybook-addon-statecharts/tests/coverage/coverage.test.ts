import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { chartOf } from '../../src/chart/chart.ts';
import { defineStoryboard } from '../../src/chart/defineStoryboard.ts';
import { register } from '../../src/chart/registry.ts';
import { coverageOf } from '../../src/coverage/coverage.ts';
import type { StoryRun } from '../../src/coverage/record.ts';

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

const story = (
  through: 'screen' | 'machine',
  shown: string[],
  transitions: string[],
): StoryRun => ({
  id: 'lamp',
  title: 'Lamp',
  name: 'Lamp',
  through,
  shown: { lamp: shown },
  charts: { lamp: { began: [], ended: [], entered: ['testing'], transitions } },
  modes: [],
});

test('what stories show, pass through and take is covered; the rest is named with its remedy', () => {
  const stories = [
    story('screen', ['off'], ['testing||>off', 'off|press|>on']),
    story('machine', [], ['on|press|>off']),
  ];
  const { charts, gaps } = coverageOf([{ chart, ignore: {}, isDriven: true }], stories);
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
  const gaps = (taken: string[]) =>
    coverageOf(
      [{ chart, ignore, isDriven: true }],
      [
        story('screen', ['off', 'on'], ['testing||>off', 'off|press|>on', ...taken]),
        story('machine', [], ['on|press|>off']),
      ],
    ).gaps;
  expect(gaps([])).toEqual([]);
  expect(gaps(['on|press|>off'])).toEqual([expect.stringMatching(/Take it out/)]);
});
