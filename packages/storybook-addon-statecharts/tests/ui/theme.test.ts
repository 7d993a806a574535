import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import { create, themes } from 'storybook/theming/create';
import { expect, test } from 'vitest';
import { boardThemeOf, type ThemeSource } from '../../src/ui/boardThemeOf.ts';
import { boardColors, type BoardColors } from '../../src/ui/colors.ts';
import { themeStyles } from '../../src/ui/Page.tsx';

extend([a11y]);

type Color = Exclude<keyof BoardColors, 'tint'>;
const grounds = ['paper', 'surface', 'sunk'] as const;

/** Foreground and background colours with their minimum contrast. */
const pairs: readonly (readonly [Color, readonly Color[], number])[] = [
  ['ink', [...grounds, 'wash'], 7],
  ['muted', [...grounds, 'wash'], 4.5],
  ['action', [...grounds, 'wash'], 4.5],
  ['actionHover', grounds, 4.5],
  ['onGold', ['gold'], 7],
  ['blue', grounds, 3],
  ['line', grounds, 3],
];

test.each([
  ['Storybook’s light theme', themes.light],
  ['Storybook’s dark theme', themes.dark],
  ['a yellow brand', create({ base: 'light', colorPrimary: '#fd0', colorSecondary: '#fd0' })],
  ['a dark brand on dark', create({ base: 'dark', colorSecondary: '#101080' })],
  ['pale grey text', create({ base: 'light', textColor: '#999', textMutedColor: '#bbb' })],
  [
    'sepia',
    create({ base: 'light', appBg: '#f4ecd8', appHoverBg: '#eadfc2', textColor: '#5b4636' }),
  ],
])('in %s, everything is readable', (_, theme) => {
  const { tint, ...colors } = boardColors(theme);
  const contrast = (one: string, other: string) => colord(one).contrast(other);
  const low = pairs.flatMap(([color, behind, least]) =>
    behind
      .filter((ground) => contrast(colors[color], colors[ground]) < least)
      .map((ground) => [color, ground]),
  );
  const lowTints = Object.values(tint).filter((each) => contrast(colors.ink, each) < 7);
  expect([...low, ...lowTints]).toEqual([]);
});

test('a theme with enough contrast is unchanged, an invalid colour is Storybook’s own', () => {
  const { paper, surface, sunk, ink, muted } = boardColors({
    ...themes.light,
    textColor: 'var(--ink)',
  });
  expect([paper, surface, sunk, ink, muted]).toEqual([
    '#ffffff',
    '#ffffff',
    '#f6f9fc',
    '#2e3338',
    '#5c6570',
  ]);
});

const own = { light: create({ base: 'light', appBg: '#fee' }), dark: create({ base: 'dark' }) };
const both = { statecharts: { themes: own }, docs: { theme: themes.dark } };

test.each<[ThemeSource['parameters'], string | undefined, unknown]>([
  [{}, 'dark', themes.dark],
  [{}, 'light', themes.light],
  [{ docs: { theme: own.dark } }, undefined, own.dark],
  [{ docs: { theme: own.dark } }, 'light', themes.light],
  [both, 'light', own.light],
  [both, undefined, own.dark],
])(
  'row %#: a page has the toolbar’s theme, that of docs pages or the project’s own',
  (parameters, theme, found) => {
    expect(boardThemeOf({ parameters, globals: { theme } })).toBe(found);
  },
);

test('a theme sets every colour and typeface below a project’s rules, and prints in the light one', () => {
  const [screen = '', print] = themeStyles(themes.dark, themes.light).split('@media print');
  expect(screen).toMatch(/^@layer statecharts \{ \[data-statecharts\] \{/);
  for (const declaration of [
    'color-paper: #1b1c1d;',
    'color-tint-info: #1d3050;',
    `font-text: ${themes.dark.fontBase};`,
  ])
    expect(screen).toContain(`--statecharts-${declaration}`);
  expect(screen).toContain('color-scheme: dark;');
  expect(print).toContain('--statecharts-color-paper: #ffffff;');
});
