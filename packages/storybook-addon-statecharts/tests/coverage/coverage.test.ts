import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { coverageText } from '../../src/coverage/coverageText.ts';
import { chartOf } from '../../src/chart/chart.ts';
import { coverageOf, type Unreachable } from '../../src/coverage/coverage.ts';
import type { ChartRun, StoryRun } from '../../src/coverage/record.ts';
import { chooseStories } from '../../src/coverage/chooseStories.ts';

const lamp = chartOf(
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { press: 'on' } },
      on: { on: { press: 'fading' } },
      fading: { always: 'off' },
    },
  }),
);

const modes = ['light-390', 'dark-390'];

function story(name: string, pinned: string, ran: Partial<ChartRun> = {}): StoryRun {
  return {
    id: `screens-lamp--${name}`,
    title: 'Screens/Lamp',
    name,
    through: 'screen',
    pins: { lamp: [pinned] },
    modes,
    tagged: {},
    charts: {
      lamp: {
        began: [pinned],
        ended: [pinned],
        entered: [pinned],
        transitions: [],
        ...ran,
      },
    },
  };
}

const off = story('off', 'off', { transitions: ['off|press|0'] });
const on = story('on', 'on', {
  entered: ['on', 'fading', 'off'],
  transitions: ['on|press|0', 'fading||0'],
});

const cover = (stories: StoryRun[], unreachable: Unreachable[] = []) =>
  coverageOf({
    charts: [lamp],
    stories,
    unreachable,
    screenModes: modes,
  });

/** A walk of every transition by the machine alone. */
const walk: StoryRun = { ...on, through: 'machine', modes: [] };

const fadesAlone: Unreachable[] = [
  { machine: 'lamp', id: 'on|press|0', reason: 'No switch does it.' },
  { machine: 'lamp', id: 'fading||0', reason: 'No switch does it.' },
];

describe('the coverage of the statecharts', () => {
  test('names every state and transition that is lost when a story is removed, and what to write', () => {
    const { charts, gaps } = cover([off]);
    expect(charts[0]?.states).toEqual({ covered: 1, total: 3 });
    expect(charts[0]?.transitions).toEqual({ covered: 1, total: 3 });
    expect(gaps).toEqual([
      'lamp: no story shows on. Add one to the screen that shows it (stories/screens or stories/patterns), with parameters.states.lamp.value set to this state, or one that ends there with the tag state:lamp.on.',
      'lamp: no story passes through fading. Add an event or answer that leads there to the model of its chart file.',
      "lamp: no play function walks on → fading on press. Add an event or answer that takes 'on|press|0' to the model of its chart file.",
      "lamp: no play function walks fading → off on at once. Add an event or answer that takes 'fading||0' to the model of its chart file.",
    ]);
  });

  test('counts transitions but no states of a walk of the machine alone', () => {
    const { charts, gaps } = cover([off, walk], fadesAlone);
    expect(charts[0]).toEqual({
      machine: 'lamp',
      states: { covered: 2, total: 3 },
      transitions: { covered: 3, total: 3 },
      throughScreens: { covered: 1, total: 3 },
    });
    expect(gaps).toHaveLength(1);
  });

  test('ignores a pin that the run does not confirm', () => {
    const claimed = story('on', 'on', { ...on.charts.lamp, began: ['off'] });
    const { charts, gaps } = cover([off, claimed]);
    expect(charts[0]?.states).toEqual({ covered: 2, total: 3 });
    expect(gaps).toContain(
      "Screens/Lamp, on: declares a pin of lamp in on, but no such statechart ran there. Pass the snapshot of pin() to the screen in the story's render.",
    );
  });

  test('counts a tagged state if the story ends in it, and reports a tag that the story never reached', () => {
    const tagged = { ...on, pins: {}, tagged: { lamp: ['on'] } };
    expect(cover([off, tagged]).gaps).toEqual([]);
    const elsewhere = { ...on.charts.lamp!, ended: ['off'] };
    expect(cover([off, { ...tagged, charts: { lamp: elsewhere } }]).charts[0]?.states).toEqual({
      covered: 2,
      total: 3,
    });
    expect(cover([{ ...off, tagged: { lamp: ['on'] } }, on]).gaps).toEqual([
      'Screens/Lamp, off: has the tag state:lamp.on, but never entered that state.',
    ]);
  });

  test('names a transition that no screen walks, unless a reason is given', () => {
    const shown = story('on', 'on', { entered: ['on', 'fading', 'off'] });
    expect(cover([off, shown, walk], fadesAlone).gaps).toEqual([]);
    expect(cover([off, shown, walk], fadesAlone.slice(1)).gaps).toEqual([
      "lamp: no story takes on → fading on press on a real screen. Make it happen in the walk of its screen, or give a reason under 'on|press|0' in `unreachable` of its chart file.",
    ]);
  });

  test('reports a reason whose transition a screen takes or that no longer exists', () => {
    const gone = [{ machine: 'lamp', id: 'off|pull|0', reason: 'There was a cord.' }];
    expect(cover([off, on], [...fadesAlone.slice(1), ...gone]).gaps).toEqual([
      "lamp: 'fading||0' is in `unreachable` of its chart file, but a story takes it on a screen, or it is gone. Take it out.",
      "lamp: 'off|pull|0' is in `unreachable` of its chart file, but a story takes it on a screen, or it is gone. Take it out.",
    ]);
  });

  test('names the modes in which a screen has no picture', () => {
    const { screens, gaps } = cover([
      { ...off, modes: ['light-390'] },
      { ...on, modes: [] },
    ]);
    expect(screens).toEqual({ covered: 0, total: 1 });
    expect(gaps).toEqual([
      'Screens/Lamp: no story has a picture in dark-390. Set parameters.chromatic.modes to screenModes in one of its stories.',
    ]);
  });

  test('prints one line for each statechart, and 99 % where one of many is missing', () => {
    const printed = coverageText(cover([off]), fadesAlone);
    expect(printed).toMatch(
      /^statechart +states +transitions +through screens\nlamp +1\/3 +1\/3 +1\/3\nall +33 % +33 % +33 %/,
    );
    expect(printed).toContain(
      'By the machine alone, with their reasons:\n  lamp on|press|0: No switch does it.',
    );
  });
});

describe('the story that shows a state', () => {
  test('is one that pins it, and stays the same while it is valid', () => {
    const second = { ...on, id: 'screens-lamp--another' };
    expect(chooseStories([lamp], [off, on, second], {})).toEqual({
      lamp: { off: 'screens-lamp--off', on: 'screens-lamp--another' },
    });
    expect(chooseStories([lamp], [off, on, second], { lamp: { on: 'screens-lamp--on' } })).toEqual({
      lamp: { off: 'screens-lamp--off', on: 'screens-lamp--on' },
    });
    expect(chooseStories([lamp], [off, second], { lamp: { on: 'screens-lamp--on' } })).toEqual({
      lamp: { off: 'screens-lamp--off', on: 'screens-lamp--another' },
    });
  });
});
