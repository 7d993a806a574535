import {
  assignVars,
  createGlobalThemeContract,
  globalLayer,
  globalStyle,
  style,
} from '@vanilla-extract/css';
import { themes } from 'storybook/theming/create';

import { boardColors } from './colors.ts';

/** Page sets typefaces and colours from Storybook's theme. */
const font = { text: null, display: null, code: null };

const sizes = {
  fontSize: { sm: '0.9375rem', md: '1rem' },
  fontWeight: { medium: '600', bold: '700', display: '700' },
  lineHeight: { tight: '1.1', close: '1.4', text: '1.6' },
  tracking: { display: '0' },
  space: {
    '1': '0.25rem',
    '2': '0.5rem',
    '3': '0.75rem',
    '4': '1rem',
    gutter: 'clamp(1rem, 2vw, 2rem)',
  },
  layout: {
    /** Minimum target size: 44 px (WCAG 2.5.5). */
    target: '2.75rem',
    column: '9rem',
  },
  radius: { panel: '8px', tile: '6px', chip: '4px', thin: '2px' },
  borderWidth: { hair: '1px', control: '1.5px' },
  underline: { thin: '1px', thick: '2px', offset: '0.18em' },
  focus: { width: '3px', offset: '2px' },
};

const kebab = (part: string): string =>
  part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The board's colours, typefaces and sizes as custom properties, such as
 * `--statecharts-color-on-action`. A project overrides them on `[data-statecharts]`, outside of any
 * layer.
 */
export const vars = createGlobalThemeContract(
  { color: boardColors(themes.light), font, ...sizes },
  (_value, path) => ['statecharts', ...path].map(kebab).join('-'),
);

/** Weaker than every rule outside of a layer. */
export const layer = globalLayer('statecharts');

/** Marks the board's own part of a page. */
export const ROOT = '[data-statecharts]';

const { color: _color, font: _font, ...sizeVars } = vars;

globalStyle(ROOT, { '@layer': { [layer]: { vars: assignVars(sizeVars, sizes) } } });

/** The display typeface, for titles. For `.css.ts` files. */
export const displayFace = {
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontVariantNumeric: 'lining-nums proportional-nums',
} as const;

/** The outline of what has the focus. For `.css.ts` files. */
export const focusRing = {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.offset,
};

/**
 * Adds a rule for the board's own elements, but not for a project's content in them, marked
 * `data-statecharts-host`. Proximity gives it precedence over a project's rule for the same
 * element.
 */
function base(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@scope': { [`(${ROOT}) to ([data-statecharts-host])`]: rule } });
}

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, pre, fieldset', { margin: 0 });
base('img, svg, canvas', { display: 'block', maxWidth: '100%' });
base('img', { height: 'auto' });
base('svg[width]', { flexShrink: 0 });
base('input, button, textarea, select', {
  margin: 0,
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
base('button', { background: 'none', border: 0, borderRadius: 0, padding: 0, cursor: 'pointer' });
base('fieldset', { border: 0, padding: 0, minWidth: 0 });
base('legend', { padding: 0 });
/* The empty string instead of `none`, with which Safari drops the list role. */
base('ul, ol', { listStyleType: '""', padding: 0 });
base('table', { borderCollapse: 'collapse', borderSpacing: 0 });
base('summary', { cursor: 'pointer' });
base('code, kbd, pre', { fontFamily: vars.font.code });
base('strong, b', { fontWeight: vars.fontWeight.bold });
base('a', { color: vars.color.action, textUnderlineOffset: vars.underline.offset });
base('h1, h2, h3, h4, h5, h6', {
  ...displayFace,
  color: 'inherit',
  fontSize: 'revert',
  letterSpacing: vars.tracking.display,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
});
base(':focus-visible', focusRing);
base('[tabindex="-1"]:focus-visible', { outline: 'none' });
base('::selection', { backgroundColor: vars.color.gold, color: vars.color.onGold });

/** The background of a whole page. */
export const surface = style({
  minHeight: '100vh',
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.md,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.lineHeight.text,
  textAlign: 'start',
  overflowWrap: 'break-word',
  '@media': {
    print: { minHeight: 0, backgroundColor: 'transparent', color: 'CanvasText', fontSize: '11pt' },
  },
});
