// Storybook's own interface in the product's colours and typefaces.
import { create, type ThemeVars } from 'storybook/theming';
import { site } from '../src/content/site.ts';
import { darkColor, lightColor } from '../src/ui/styles/tokens/color.ts';

export type BoardTheme = 'light' | 'dark';

/** The logo; manager-head.html adds the name in the display face. */
const mark = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 40 40" width="40" height="40" fill="none" stroke="${lightColor.ink}" stroke-width="3.2" stroke-linecap="round"><circle r="18.3" fill="${lightColor.gold}"/><path d="M0 -12A12 12 0 1 1 -12 .8M0 -6.5A6.5 6.5 0 1 1 -.8 6.4"/><circle r="2" fill="${lightColor.ink}" stroke="none"/></svg>`,
)}`;

function themeOf(base: BoardTheme): ThemeVars {
  const color = base === 'light' ? lightColor : darkColor;
  return create({
    base,
    brandTitle: `${site.name}, the review board`,
    brandUrl: './',
    brandTarget: '_self',
    brandImage: mark,
    fontBase: '"Atkinson Hyperlegible Next", system-ui, sans-serif',
    fontCode: 'ui-monospace, "DejaVu Sans Mono", monospace',
    colorPrimary: color.action,
    colorSecondary: color.action,
    appBg: color.sunk,
    appContentBg: color.surface,
    appPreviewBg: color.paper,
    appHoverBg: color.wash,
    appBorderColor: color.hairline,
    appBorderRadius: 4,
    textColor: color.ink,
    textInverseColor: color.onAction,
    textMutedColor: color.muted,
    barTextColor: color.muted,
    barHoverColor: color.action,
    barSelectedColor: color.action,
    barBg: color.surface,
    buttonBg: color.surface,
    buttonBorder: color.line,
    booleanBg: color.sunk,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.line,
    inputTextColor: color.ink,
    inputBorderRadius: 4,
  });
}

export const boardThemes: Readonly<Record<BoardTheme, ThemeVars>> = {
  light: themeOf('light'),
  dark: themeOf('dark'),
};
