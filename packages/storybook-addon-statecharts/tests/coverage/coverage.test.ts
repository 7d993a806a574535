import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../src/chart/chart.ts';
import { chooseStories } from '../../src/coverage/chooseStories.ts';
import { coverageOf, type Unreachable } from '../../src/coverage/coverage.ts';
import { coverageText } from '../../src/coverage/coverageText.ts';
import type { ChartRun, StoryRun } from '../../src/coverage/record.ts';

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

/** A story that starts in a state, ends in it, and takes these transitions on the way. */
function story(name: string, pinned: string, ran: Partial<ChartRun>): StoryRun {
  const run = { began: [pinned], ended: [pinned], entered: [pinned], transitions: [], ...ran };
  return {
    id: `screens-lamp--${name}`,
    title: 'Screens/Lamp',
    name,
    through: 'screen',
    pins: { lamp: [pinned] },
    modes,
    tagged: {},
    charts: { lamp: run },
  };
}

const off = story('off', 'off', { transitions: ['off|press|0'] });
const walked = { entered: ['on', 'fading', 'off'], transitions: ['on|press|0', 'fading||0'] };
const on = story('on', 'on', walked);
/** A walk by the machine alone. */
const walk: StoryRun = { ...on, through: 'machine', modes: [] };
/** It ends in `on` with a tag instead of a pin. */
const tagged: StoryRun = { ...on, pins: {}, tagged: { lamp: ['on'] } };
const still = story('on', 'on', { entered: walked.entered });
const elsewhere = story('on', 'on', { ...walked, began: ['off'], ended: ['off'] });

const noSwitch = (id: string): Unreachable => ({
  machine: 'lamp',
  id,
  reason: 'No switch does it.',
});
const fadesAlone = [noSwitch('on|press|0'), noSwitch('fading||0')];

const cover = (stories: readonly StoryRun[], unreachable: readonly Unreachable[] = []) =>
  coverageOf({ charts: [lamp], stories, unreachable, screenModes: modes });

const noOn =
  'lamp: no story shows on. Add one to the screen that shows it (stories/screens or stories/patterns), with parameters.states.lamp.value set to this state, or one that ends there with the tag state:lamp.on. Failed stories do not count.';

test.each([
  ['every state pinned, every transition walked, every mode pictured', [off, on], [], '3 3 3', []],
  ['a tag instead of a pin, where the story ends', [off, tagged], [], '3 3 3', []],
  [
    'a removed story: what to write for its states and transitions',
    [off],
    [],
    '1 1 1',
    [
      noOn,
      'lamp: no story passes through fading. Add an event or answer that leads there to the model of its chart file.',
      "lamp: no play function walks on → fading on press. Add an event or answer that takes 'on|press|0' to the model of its chart file.",
      "lamp: no play function walks fading → off on at once. Add an event or answer that takes 'fading||0' to the model of its chart file.",
    ],
  ],
  [
    'a walk of the machine alone: its transitions, no state',
    [off, walk],
    fadesAlone,
    '2 3 1',
    [noOn],
  ],
  [
    'a pin that the run does not confirm',
    [off, elsewhere],
    [],
    '2 3 3',
    [
      noOn,
      "Screens/Lamp, on: declares a pin of lamp in on, but no such statechart ran there. Pass the snapshot of pin() to the screen in the story's render.",
    ],
  ],
  [
    'a tag where the story does not end',
    [off, { ...elsewhere, pins: {}, tagged: { lamp: ['on'] } }],
    [],
    '2 3 3',
    [noOn],
  ],
  [
    'a tag that the story never reaches',
    [{ ...off, tagged: { lamp: ['on'] } }, on],
    [],
    '3 3 3',
    ['Screens/Lamp, off: has the tag state:lamp.on, but never entered that state.'],
  ],
  [
    'a transition that no screen walks, with a reason for one',
    [off, still, walk],
    fadesAlone.slice(1),
    '3 3 1',
    [
      "lamp: no story takes on → fading on press on a real screen. Make it happen in the walk of its screen, or give a reason under 'on|press|0' in `unreachable` of its chart file.",
    ],
  ],
  [
    'a reason whose transition a screen takes, or that is gone',
    [off, on],
    [noSwitch('fading||0'), noSwitch('off|pull|0')],
    '3 3 3',
    ['fading||0', 'off|pull|0'].map(
      (id) =>
        `lamp: '${id}' is in \`unreachable\` of its chart file, but a story takes it on a screen, or it is gone. Take it out.`,
    ),
  ],
  [
    'a mode without a picture',
    [
      { ...off, modes: ['light-390'] },
      { ...on, modes: [] },
    ],
    [],
    '3 3 3',
    [
      'Screens/Lamp: no story has a picture in dark-390. Set parameters.chromatic.modes to screenModes in one of its stories.',
    ],
  ],
])('%s', (_, stories, unreachable, covered, gaps) => {
  const coverage = cover(stories, unreachable);
  const figures = coverage.charts.map(({ states, transitions, throughScreens }) =>
    [states, transitions, throughScreens].map((figure) => figure.covered).join(' '),
  );
  expect([figures, coverage.gaps]).toEqual([[covered], gaps]);
});

test('one line is printed for each statechart, rounded down where something is missing', () => {
  expect(coverageText(cover([off]), fadesAlone)).toMatch(
    /^statechart +states +transitions +through screens\nlamp +1\/3 +1\/3 +1\/3\nall +33 % +33 % +33 %[^]*By the machine alone, with their reasons:\n {2}lamp on\|press\|0: No switch does it\./,
  );
});

test('the story of a state is one that pins it, and stays the same while it is valid', () => {
  const another = { ...on, id: 'screens-lamp--another' };
  const chosen = (stories: StoryRun[], before = {}) =>
    chooseStories([lamp], stories, before)['lamp']?.['on'];
  const before = { lamp: { on: on.id } };
  expect(chosen([off, on, another])).toBe(another.id);
  expect(chosen([off, on, another], before)).toBe(on.id);
  expect(chosen([off, another], before)).toBe(another.id);
});
