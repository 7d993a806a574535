import { describe, expect, test } from 'vitest';
import type { DeskPicture } from '../../src/desk/desk.ts';
import {
  choicesOf,
  filterStates,
  foundSheets,
  noFilters,
  sheetsOf,
} from '../../src/desk/ui/filterStates.ts';
import { regionOf, shareOf } from '../../src/desk/ui/region.ts';
import { modeWords } from '../../src/desk/ui/words.ts';
import { modes } from '../../src/pictures/modes.ts';

test('the visible part is the change with a margin, and a box is positioned in it', () => {
  const after = { hash: 'a'.repeat(32), width: 1280, height: 2000 };
  const around = (x: number, y: number) =>
    regionOf({ after, boxes: [{ x, y, width: 600, height: 400 }] }, 'changed');
  expect(around(300, 900)).toEqual({ x: 236, y: 836, width: 728, height: 528 });
  // Within the picture.
  expect(around(20, 1700)).toEqual({ x: 0, y: 1600, width: 684, height: 400 });
  const region = { x: 100, y: 0, width: 400, height: 200 };
  const share = { left: '25%', top: '25%', width: '10%', height: '10%' };
  expect(shareOf({ x: 200, y: 50, width: 40, height: 20 }, region)).toEqual(share);
});

const picture = (more: Partial<DeskPicture>): DeskPicture => ({
  story: 'screens-donate--one',
  title: 'Screens/Donate',
  name: 'Fifty dollars',
  mode: 'light-390',
  hash: 'a'.repeat(32),
  width: 390,
  height: 640,
  section: 'screens',
  screen: 'Donate',
  statechart: 'donate',
  hasAriaSnapshot: false,
  status: 'same',
  ...more,
});

describe('the contact sheet', () => {
  const pictures = [
    picture({
      story: 'components-button--states',
      title: 'Components/Button',
      section: 'components',
      name: 'States',
      mode: 'light',
    }),
    picture({}),
    picture({ mode: 'dark-1280', role: 'admin', status: 'changed' }),
    picture({
      story: 'faults-offline--offline',
      title: 'Faults/Offline',
      section: 'faults',
      statechart: undefined,
    }),
  ];

  test('lists screens first, as in the sidebar', () => {
    expect(sheetsOf(pictures).map(({ title }) => title)).toEqual([
      'Screens/Donate',
      'Faults/Offline',
      'Components/Button',
    ]);
  });

  test('shows each story found once, closest first', () => {
    const [sheet] = foundSheets(pictures, [
      'faults-offline--offline',
      'screens-donate--one',
      'gone--x',
    ]);
    expect(sheet?.title).toBe('Closest first');
    expect(sheet?.pictures.map(({ story, mode }) => [story, mode])).toEqual([
      ['faults-offline--offline', 'light-390'],
      ['screens-donate--one', 'light-390'],
    ]);
  });

  test.each([
    ['role', 'admin', 1],
    ['theme', 'Dark', 1],
    ['window', 'Phone', 2],
    ['status', 'changed', 1],
    ['statechart', 'donate', 3],
    ['section', 'screens', 2],
  ] as const)('by %s: %s', (key, value, count) => {
    expect(choicesOf(pictures, key)).toContain(value);
    expect(filterStates(pictures, { ...noFilters, [key]: value })).toHaveLength(count);
  });
});

test('every mode has its own label', () => {
  const words = Object.keys(modes).map(modeWords);
  expect(new Set(words).size).toBe(words.length);
  expect([modeWords('dark-390'), modeWords('reads')]).toEqual(['Phone, dark', 'What is read']);
  // A manifest may name an unknown mode.
  expect(modeWords('constructor')).toBe('constructor');
});
