import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { edge, filled, quiet, square } from '../../styles/rules.ts';

/* At 200% text a menu would be wider than a phone. */
const inWindow = `calc(100vw - 2 * ${vars.space.gutter})`;

/** From a row's edge to its text. */
export const rowInset = `min(${vars.space[3]}, 3.75vw)`;

/** The panel below its button. */
export const panel = style({
  minWidth: `min(${vars.size.menu}, ${inWindow})`,
  maxWidth: inWindow,
  maxHeight: `calc(100svh - ${vars.layout.header} - ${vars.space[4]})`,
  overflowY: 'auto',
  padding: rowInset,
  ...filled(vars.color.surface, vars.color.ink),
  ...edge(vars.borderWidth.bold, vars.color.ink, vars.radius.tile),
});

export const heading = style({
  paddingInline: rowInset,
  paddingBlock: vars.space[2],
  ...quiet,
  fontWeight: vars.fontWeight.medium,
});

/** A row of a menu, link or button. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.layout.target,
  paddingInline: rowInset,
  paddingBlock: vars.space[1],
  color: vars.color.ink,
  borderRadius: vars.radius.chip,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.wash },
    '&[aria-current="page"]': {
      color: vars.color.action,
      fontWeight: vars.fontWeight.bold,
      textDecoration: 'underline',
      textDecorationThickness: vars.underline.thick,
    },
    /* The scroller would clip an outer ring. */
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  lineHeight: 0,
  flexShrink: 0,
  ...square(vars.size.mark),
});

/* Clips the icon to the row. */
globalStyle(`${mark} > svg`, { ...square('100%') });

export const divider = style({
  marginBlockStart: vars.space[2],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
});
