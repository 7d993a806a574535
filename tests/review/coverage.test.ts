import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { coverageText } from '../../review/coverage/coverageText.ts';
import { chartOf } from '../../review/statecharts/chart.ts';
import { coverageOf, type Uncovered } from '../../review/coverage/coverage.ts';
import type { ChartRun, StoryRun } from '../../review/coverage/record.ts';
import { chooseStories } from '../../review/coverage/chooseStories.ts';

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
        rested: [pinned],
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

/** The statechart's own page, which is there and walks nothing. */
const page: StoryRun = {
  ...story('page', 'off'),
  title: 'Storyboards/Lamp',
  through: 'machine',
  pins: {},
  modes: [],
  charts: { lamp: { began: [], rested: [], ended: [], entered: [], transitions: [] } },
};

const cover = (stories: StoryRun[], uncovered: Uncovered[] = [], machineAlone: Uncovered[] = []) =>
  coverageOf({
    charts: [lamp],
    stories: [page, ...stories],
    uncovered,
    machineAlone,
    screenModes: modes,
  });

/** All of it, the machine alone. */
const walk: StoryRun = { ...on, through: 'machine', modes: [] };

const fadesAlone: Uncovered[] = [
  { machine: 'lamp', id: 'on|press|0', reason: 'No switch does it.' },
  { machine: 'lamp', id: 'fading||0', reason: 'No switch does it.' },
];

describe('the coverage of the statecharts', () => {
  test('is whole when every state is pinned, every transition walked, every mode pictured', () => {
    expect(cover([off, on])).toEqual({
      charts: [
        {
          machine: 'lamp',
          states: { covered: 3, total: 3, excused: 0 },
          transitions: { covered: 3, total: 3, excused: 0 },
          throughScreens: { covered: 3, total: 3, excused: 0 },
        },
      ],
      screens: { covered: 1, total: 1, excused: 0 },
      gaps: [],
    });
  });

  test('names every state and transition that goes when one story is removed, and what to write', () => {
    const { charts, gaps } = cover([off]);
    expect(charts[0]?.states).toEqual({ covered: 1, total: 3, excused: 0 });
    expect(charts[0]?.transitions).toEqual({ covered: 1, total: 3, excused: 0 });
    expect(gaps).toEqual([
      'lamp: no story shows on. Add one to the screen that shows it (stories/screens or stories/patterns), with parameters.states.lamp.value set to this state, or one that ends there with the tag state:lamp.on.',
      'lamp: no story passes through fading. Add an event or answer that leads there to review/walks/models/lamp.ts.',
      "lamp: no play function walks on → fading on press. Add an event or answer that takes it to review/walks/models/lamp.ts, or give a reason in review/coverage/uncovered.ts under the id 'on|press|0'.",
      "lamp: no play function walks fading → off on at once. Add an event or answer that takes it to review/walks/models/lamp.ts, or give a reason in review/coverage/uncovered.ts under the id 'fading||0'.",
    ]);
  });

  test('takes no state from a walk of the machine alone, only its transitions', () => {
    const { charts, gaps } = cover([off, walk], [], fadesAlone);
    expect(charts[0]).toEqual({
      machine: 'lamp',
      states: { covered: 2, total: 3, excused: 0 },
      transitions: { covered: 3, total: 3, excused: 0 },
      throughScreens: { covered: 1, total: 3, excused: 2 },
    });
    expect(gaps).toHaveLength(1);
  });

  test('believes no pin that the run does not bear out', () => {
    const claimed = story('on', 'on', { ...on.charts.lamp, began: ['off'] });
    const { charts, gaps } = cover([off, claimed]);
    expect(charts[0]?.states).toEqual({ covered: 2, total: 3, excused: 0 });
    expect(gaps).toContain(
      "Screens/Lamp, on: says that it pins lamp in on, but none ran there. Pass the snapshot of pin() to the screen in the story's render.",
    );
  });

  test('takes a state from a tag where the story ends in it, and complains where it never was', () => {
    const tagged = { ...on, pins: {}, tagged: { lamp: ['on'] } };
    expect(cover([off, tagged]).gaps).toEqual([]);
    const elsewhere = { ...on.charts.lamp!, ended: ['off'] };
    expect(cover([off, { ...tagged, charts: { lamp: elsewhere } }]).charts[0]?.states).toEqual({
      covered: 2,
      total: 3,
      excused: 0,
    });
    expect(cover([{ ...off, tagged: { lamp: ['on'] } }, on]).gaps).toEqual([
      'Screens/Lamp, off: has the tag state:lamp.on, but was never there.',
    ]);
  });

  test('excuses what is on the list, with the figures less for it', () => {
    const excuse = { machine: 'lamp', id: 'off|press|0', reason: 'It cannot be reached.' };
    const { charts, gaps } = cover(
      [{ ...off, charts: { lamp: story('off', 'off').charts.lamp! } }, on],
      [excuse],
    );
    expect(charts[0]?.transitions).toEqual({ covered: 2, total: 2, excused: 1 });
    expect(gaps).toEqual([]);
  });

  test('wants an excuse off the list that is covered, or of something gone', () => {
    const excuses = [
      { machine: 'lamp', id: 'off|press|0', reason: 'Once it was so.' },
      { machine: 'candle', id: 'lit', reason: 'Once there was one.' },
    ];
    expect(cover([off, on], excuses).gaps).toEqual([
      "lamp: 'off|press|0' is excused in review/coverage/uncovered.ts, but it is covered or gone. Take it off the list.",
      'candle: excused in review/coverage/uncovered.ts, but gone.',
    ]);
  });

  test('names a transition that only the machine alone walks, unless there is a reason', () => {
    const shown = story('on', 'on', { entered: ['on', 'fading', 'off'] });
    expect(cover([off, shown, walk], [], fadesAlone).gaps).toEqual([]);
    expect(cover([off, shown, walk], [], fadesAlone.slice(1)).gaps).toEqual([
      "lamp: no story takes on → fading on press on a real screen. Make it happen in review/walks/screens/lamp.ts, or give a reason in review/coverage/machineAlone.ts under the id 'on|press|0'.",
    ]);
  });

  test('wants a reason off the list when a screen takes the transition, or it is gone', () => {
    const gone = [
      { machine: 'lamp', id: 'off|pull|0', reason: 'There was a cord.' },
      { machine: 'candle', id: 'lit|blow|0', reason: 'Once there was one.' },
    ];
    expect(cover([off, on], [], [...fadesAlone.slice(1), ...gone]).gaps).toEqual([
      "lamp: 'fading||0' is said to be off every screen in review/coverage/machineAlone.ts, but a story takes it on one, or it is gone. Take it off the list.",
      "lamp: 'off|pull|0' is said to be off every screen in review/coverage/machineAlone.ts, but a story takes it on one, or it is gone. Take it off the list.",
      'candle: excused in review/coverage/machineAlone.ts, but gone.',
    ]);
  });

  test('wants a page for every statechart', () => {
    const { gaps } = coverageOf({
      charts: [lamp],
      stories: [off, on],
      uncovered: [],
      machineAlone: [],
      screenModes: modes,
    });
    expect(gaps).toEqual([
      'lamp: has no page. Copy stories/storyboards/SignIn.stories.tsx, and put its own id and name into it.',
    ]);
  });

  test('names the modes that a screen has no picture in', () => {
    const { screens, gaps } = cover([
      { ...off, modes: ['light-390'] },
      { ...on, modes: [] },
    ]);
    expect(screens).toEqual({ covered: 0, total: 1, excused: 0 });
    expect(gaps).toEqual([
      'Screens/Lamp: no story has a picture in dark-390. Set parameters.chromatic.modes to screenModes in one of its stories.',
    ]);
  });

  test('prints one line for each statechart, and 99 % where one of many is missing', () => {
    const printed = coverageText(cover([off]), { uncovered: [], machineAlone: fadesAlone });
    expect(printed).toMatch(
      /^statechart +states +transitions +through screens +excused\nlamp +1\/3 +1\/3 +1\/3 +0\nall +33 % +33 % +33 %/,
    );
    expect(printed).toContain(
      '1 of 3 transitions walked through a real screen\n\nBy the machine alone, with their reasons:\n  lamp on|press|0: No switch does it.',
    );
  });
});

describe('the story that shows a state', () => {
  test('is one that pins it, and stays the same while it holds', () => {
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
