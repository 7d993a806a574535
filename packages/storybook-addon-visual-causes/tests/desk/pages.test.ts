import { describe, expect, test } from 'vitest';
import type { DeskPicture } from '../../src/desk/desk.ts';
import { choicesOf, filtered, foundSheet, noFilters, sheetsOf } from '../../src/desk/ui/filters.ts';
import { regionOf, shareOf } from '../../src/desk/ui/region.ts';
import { modeWords } from '../../src/desk/ui/words.ts';

test('the visible part is the change with a margin, and a box is positioned in it', () => {
  const after = { hash: 'a'.repeat(32), width: 1280, height: 2000 };
  const around = (x: number, y: number) =>
    regionOf({ after, boxes: [{ x, y, width: 600, height: 400 }] });
  expect(around(300, 900)).toEqual({ x: 236, y: 836, width: 728, height: 528 });
  // Within the picture.
  expect(around(20, 1700)).toEqual({ x: 0, y: 1636, width: 684, height: 364 });
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
      name: 'States',
      mode: 'light',
    }),
    picture({}),
    picture({ mode: 'dark-1280', role: 'admin', status: 'changed' }),
    picture({
      story: 'faults-offline--offline',
      title: 'Faults/Offline',
      statechart: undefined,
    }),
  ];

  test('has a sheet for each title, as in the sidebar', () => {
    expect(sheetsOf(pictures).map(({ title }) => title)).toEqual([
      'Components/Button',
      'Screens/Donate',
      'Faults/Offline',
    ]);
  });

  test('shows each story found once, closest first', () => {
    const sheet = foundSheet(pictures, [
      'faults-offline--offline',
      'screens-donate--one',
      'gone--x',
    ]);
    expect(sheet.title).toBe('Closest first');
    expect(sheet.pictures.map(({ story, mode }) => [story, mode])).toEqual([
      ['faults-offline--offline', 'light-390'],
      ['screens-donate--one', 'light-390'],
    ]);
  });

  test.each([
    ['role', 'admin', 1],
    ['theme', 'Dark', 1],
    ['width', '390 px', 4],
    ['status', 'changed', 1],
    ['statechart', 'donate', 3],
    ['section', 'Screens', 2],
  ] as const)('by %s: %s', (key, value, count) => {
    expect(choicesOf(pictures, key)).toContain(value);
    expect(filtered(pictures, { ...noFilters, [key]: value })).toHaveLength(count);
  });
});

test('a mode is told by its picture’s width and its name', () => {
  expect(modeWords({ mode: 'dark-390', width: 390 })).toBe('390 px, dark');
  expect(modeWords({ mode: 'forced-colors', width: 800 })).toBe('800 px, forced colors');
  expect(modeWords({ mode: 'reads' })).toBe('What is read');
});
