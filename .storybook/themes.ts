// Storybook's own surface in the colours and faces of the product.
import { create, type ThemeVars } from 'storybook/theming';
import { site } from '../src/content/site.ts';
import { darkColor, lightColor } from '../src/ui/styles/tokens/color.ts';

export type BoardTheme = 'light' | 'dark';

/** The mark beside the name, in the colours of the theme. */
function brandImage(ink: string, gold: string): string {
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 190 40"><g transform="translate(20 20)" fill="none" stroke="${ink}" stroke-width="3.2" stroke-linecap="round"><circle r="18.3" fill="${gold}" stroke="#0d251b"/><g stroke="#0d251b"><path d="M0 -12A12 12 0 1 1 -12 .8M0 -6.5A6.5 6.5 0 1 1 -.8 6.4"/><circle r="2" fill="#0d251b" stroke="none"/></g></g><text x="48" y="28" fill="${ink}" font-family="'Bricolage Grotesque','Arial Narrow',sans-serif" font-weight="760" font-size="23">${site.name}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(mark)}`;
}

function themeOf(base: BoardTheme): ThemeVars {
  const color = base === 'light' ? lightColor : darkColor;
  return create({
    base,
    brandTitle: `${site.name}, the review board`,
    brandUrl: './',
    brandTarget: '_self',
    brandImage: brandImage(color.ink, lightColor.gold),
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
