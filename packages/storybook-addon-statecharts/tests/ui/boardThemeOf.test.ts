import { create, themes } from 'storybook/theming/create';
import { describe, expect, test } from 'vitest';
import { boardThemeOf } from '../../src/ui/boardThemeOf.ts';
import { themeStyles } from '../../src/ui/Page.tsx';

const own = { light: create({ base: 'light', appBg: '#fee' }), dark: create({ base: 'dark' }) };

describe('the theme of the board’s pages', () => {
  test('is Storybook’s in the toolbar’s theme', () => {
    expect(boardThemeOf({ parameters: {}, globals: { theme: 'dark' } })).toBe(themes.dark);
    expect(boardThemeOf({ parameters: {}, globals: { theme: 'light' } })).toBe(themes.light);
  });

  test('is the theme of docs pages, unless the toolbar has the other one', () => {
    const parameters = { docs: { theme: own.dark } };
    expect(boardThemeOf({ parameters, globals: {} })).toBe(own.dark);
    expect(boardThemeOf({ parameters, globals: { theme: 'light' } })).toBe(themes.light);
  });

  test('is the project’s own if it names both', () => {
    const parameters = { statecharts: { themes: own }, docs: { theme: themes.dark } };
    expect(boardThemeOf({ parameters, globals: { theme: 'light' } })).toBe(own.light);
    expect(boardThemeOf({ parameters, globals: {} })).toBe(own.dark);
  });
});

describe('a theme as styles', () => {
  test('sets every colour and typeface, with lower specificity than a project’s rules', () => {
    const styles = themeStyles(themes.light, themes.light);
    expect(styles).toMatch(/^@layer statecharts \{ \[data-statecharts\] \{/);
    expect(styles).toContain('--statecharts-color-ink: #2e3338;');
    expect(styles).toContain('--statecharts-color-tint-error: #fbe0dd;');
    expect(styles).toContain(`--statecharts-font-text: ${themes.light.fontBase};`);
    expect(styles).toContain('color-scheme: light;');
  });

  test('prints pages of a dark theme in the light one', () => {
    const [screen, print] = themeStyles(themes.dark, themes.light).split('@media print');
    expect(screen).toContain('--statecharts-color-paper: #1b1c1d;');
    expect(print).toContain('--statecharts-color-paper: #ffffff;');
  });
});
