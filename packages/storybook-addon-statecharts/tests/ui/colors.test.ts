import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import { create, themes } from 'storybook/theming/create';
import type { ThemeVars } from 'storybook/theming';
import { describe, expect, test } from 'vitest';
import { boardColors, type BoardColors } from '../../src/ui/colors.ts';

extend([a11y]);

/**
 * Storybook's themes and projects' possible themes: too pale, too dark, one colour for everything.
 */
const cases: Readonly<Record<string, ThemeVars>> = {
  light: themes.light,
  dark: themes.dark,
  'a yellow brand': create({ base: 'light', colorPrimary: '#ffdd00', colorSecondary: '#ffdd00' }),
  'a dark brand on dark': create({ base: 'dark', colorSecondary: '#101080' }),
  'pale grey text': create({ base: 'light', textColor: '#999', textMutedColor: '#bbb' }),
  sepia: create({
    base: 'light',
    appBg: '#f4ecd8',
    appContentBg: '#fbf5e6',
    appPreviewBg: '#fbf5e6',
    appHoverBg: '#eadfc2',
    textColor: '#5b4636',
  }),
};

type Color = Exclude<keyof BoardColors, 'tint' | 'scrim'>;

/** Foreground and background colours with their minimum contrast. */
const pairs: readonly (readonly [Color, readonly Color[], number])[] = [
  ['ink', ['paper', 'surface', 'sunk', 'wash'], 7],
  ['muted', ['paper', 'surface', 'sunk', 'wash'], 4.5],
  ['action', ['paper', 'surface', 'sunk', 'wash'], 4.5],
  ['onAction', ['action', 'actionHover'], 4.5],
  ['onGold', ['gold'], 7],
  ['coral', ['paper', 'surface', 'sunk'], 4.5],
  ['blue', ['paper', 'surface', 'sunk'], 3],
  ['focus', ['paper', 'surface', 'sunk'], 3],
  ['line', ['paper', 'surface', 'sunk'], 3],
];

describe.for(Object.entries(cases))('the pages’ colours in %s', ([, theme]) => {
  const colors = boardColors(theme);

  test.for(pairs)('%s on %s: at least %d to 1', ([color, grounds, least]) => {
    for (const ground of grounds) {
      expect(colord(colors[color]).contrast(colors[ground])).toBeGreaterThanOrEqual(least);
    }
  });

  test('ink on every notice and badge: at least 7 to 1', () => {
    for (const tint of Object.values(colors.tint)) {
      expect(colord(colors.ink).contrast(tint)).toBeGreaterThanOrEqual(7);
    }
  });
});

test('a theme with enough contrast is unchanged', () => {
  const { paper, surface, sunk, ink, muted } = boardColors(themes.light);
  expect({ paper, surface, sunk, ink, muted }).toEqual({
    paper: '#ffffff',
    surface: '#ffffff',
    sunk: '#f6f9fc',
    ink: '#2e3338',
    muted: '#5c6570',
  });
});

test('pages are dark in Storybook’s dark theme, whose preview is white', () => {
  expect(boardColors(themes.dark).paper).toBe('#1b1c1d');
});

test('an invalid colour falls back to Storybook’s own', () => {
  const theme = { ...themes.light, textColor: 'var(--brand-ink)' };
  expect(boardColors(theme).ink).toBe(boardColors(themes.light).ink);
});
