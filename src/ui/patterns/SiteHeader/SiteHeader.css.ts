import { globalStyle, style } from '@vanilla-extract/css';
import { whileRestoring } from '../../styles/documentClasses.ts';
import { vars } from '../../styles/theme.css.ts';
import { edge, target, wrapping } from '../../styles/rules.ts';
import { from, headerRoom } from '../../styles/tokens/breakpoint.ts';

/** 0 if `room` is positive; else far above the window, so that nothing sticks. */
const unless = (room: string) => `calc((${room}) * 1000)`;

/*
   Sticky while it is one line and takes a small share of the window. In rem, not a media query,
   because text enlarged by an extension or the page itself takes room too.
*/
const topFrom = (width: string) =>
  `min(0%, ${unless(`100svh - ${headerRoom.height}`)}, ${unless(`100vw - ${width}`)})`;

export const header = style({
  containerType: 'inline-size',
  position: 'sticky',
  insetBlockStart: topFrom(headerRoom.width),
  zIndex: vars.zIndex.sticky,
  backgroundColor: vars.color.paper,
  borderBlockEnd: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  '@media': {
    // The links fit on one line.
    [from.xl]: { insetBlockStart: topFrom(headerRoom.wide) },
    print: { display: 'none' },
  },
});

export const bar = style({
  // Its menus open below it, aligned to its end.
  position: 'relative',
  ...wrapping,
  alignItems: 'center',
  // Wrapped items align with their menu.
  justifyContent: 'end',
  // One line at 390 px in engines with wider glyphs, too.
  gap: vars.space[1],
  paddingBlock: vars.space[1],
  '@media': { [from.sm]: { columnGap: vars.space[4] } },
  minHeight: vars.layout.header,
});

export const home = style({
  ...target,
  minWidth: vars.layout.target,
  flexShrink: 0,
  marginInlineEnd: 'auto',
  color: vars.color.ink,
  fontSize: vars.fontSize.lg,
  textDecoration: 'none',
});

/*
   So that the bar stays one line, narrow windows have no icon beside "Menu", then no mark beside the
   name, which always stays.
*/
globalStyle(`${home} svg`, {
  '@container': { [`(max-width: ${headerRoom.markless})`]: { display: 'none' } },
});

export const wideNav = style({
  display: 'none',
  '@media': { [from.xl]: { display: 'block' } },
});

export const wideList = style({
  display: 'flex',
  // Text at 200% takes two lines of links.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
});

export const link = style({
  ...target,
  justifyContent: 'center',
  minWidth: vars.layout.target,
  paddingInline: vars.space[2],
  color: vars.color.ink,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover, &[aria-current="page"]': {
      textDecoration: 'underline',
      textDecorationThickness: vars.underline.thick,
      textUnderlineOffset: '0.4em',
    },
    '&[aria-current="page"]': { color: vars.color.action },
  },
});

export const menu = style({
  marginInlineStart: vars.space[1],
  '@media': { [from.sm]: { marginInlineStart: 0 }, [from.xl]: { display: 'none' } },
});

export const menuButton = style({
  ...target,
  gap: vars.space[1],
  paddingInline: vars.space[3],
  ...edge(vars.borderWidth.control, vars.color.line, vars.radius.control),
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  listStyle: 'none',
});

globalStyle(`${menuButton} > svg`, {
  '@container': { [`(max-width: ${headerRoom.iconless})`]: { display: 'none' } },
});

globalStyle(`${menuButton}::-webkit-details-marker`, { display: 'none' });

export const menuList = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  minWidth: `min(${vars.size.menu}, 100%)`,
  maxHeight: `calc(100svh - ${vars.layout.header} - ${vars.space[4]})`,
  margin: 0,
  overflowY: 'auto',
  padding: vars.space[3],
  backgroundColor: vars.color.surface,
  ...edge(vars.borderWidth.hair, vars.color.hairline, vars.radius.tile),
});

/** Hidden until the session is known (src/app/boot.js). */
export const account = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space[2],
  selectors: { [whileRestoring]: { visibility: 'hidden' } },
});

globalStyle(`${account} > a`, {
  '@container': {
    [`(max-width: ${headerRoom.iconless})`]: { paddingInline: vars.space[3] },
    [`(max-width: ${headerRoom.markless})`]: { paddingInline: vars.space[2] },
  },
});
