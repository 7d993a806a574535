import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../styles/theme.css.ts';
import { from, media } from '../../styles/tokens/breakpoint.ts';
import { displayFace } from '../../styles/typefaces.ts';

const base = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { print: { breakInside: 'avoid' } },
});

export const layout = recipe({
  base,
  variants: {
    /** A single sheet with the heading beside it. */
    alone: {
      true: style({
        '@media': {
          [from.lg]: {
            gridTemplateColumns: `${vars.size.rail} minmax(0, 1fr)`,
            gap: vars.space[8],
          },
        },
      }),
    },
  },
});

const wide = `${media.screen} and ${from.sm}`;

export const sheets = style({
  display: 'grid',
  columnGap: vars.space[4],
  rowGap: vars.space[5],
  '@media': {
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(calc(${vars.size.picture} + ${vars.space[4]}), 1fr))`,
    },
  },
});

/* On a phone, in print, or alone, a sheet's picture is beside the text; else above it. */
export const sheet = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  breakInside: 'avoid',
  borderRadius: vars.radius.panel,
  selectors: {
    /* The card shows the focus ring of its card-wide link. */
    '&:has([data-card-link]:focus-visible)': {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
  '@media': {
    [wide]: {
      selectors: {
        '&:not(:only-child)': { flexFlow: 'column' },
      },
    },
  },
});

/* The surface behind a sheet. */
export const table = style({
  flex: `0 0 ${vars.size.tile}`,
  '@media': {
    [wide]: {
      flexBasis: vars.size.picture,
      selectors: {
        [`${sheet}:not(:only-child) > &`]: {
          flexBasis: 'auto',
          padding: vars.space[4],
          backgroundColor: vars.color.sunk,
          borderRadius: vars.radius.tile,
        },
      },
    },
  },
});

/* Paper is white in both themes. */
export const paper = style({
  width: '100%',
  maxWidth: vars.size.picture,
  marginInline: 'auto',
  backgroundColor: 'white',
  border: `${vars.borderWidth.hair} solid ${vars.color.line}`,
  selectors: { [`${sheet}:has([data-card-link]:hover) &`]: { borderColor: vars.color.ink } },
});

/* Links in a row align; alone they follow the text. */
export const text = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: vars.space[1],
  flex: `1 1 ${vars.size.column}`,
  minWidth: 0,
  selectors: { [`${sheet}:only-child > &`]: { alignSelf: 'start' } },
});

export const title = style({
  ...displayFace,
  fontSize: vars.fontSize.xl,
  letterSpacing: vars.tracking.small,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
});

/* A dot precedes each fact; the first of a line has its dot outside. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'clip',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.close,
});

export const fact = style({
  whiteSpace: 'nowrap',
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  marginInlineEnd: vars.space[3],
  '::before': {
    content: '"·" / ""',
    display: 'inline-block',
    width: vars.space[3],
    textAlign: 'center',
  },
});

/* Links are useless in print. */
export const files = style({ '@media': { print: { display: 'none' } } });

export const whole = style({});

/* Covers the card. */
globalStyle(`${whole} > a::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
});
globalStyle(`${whole} > a:focus-visible`, {
  outline: 'none',
});

/* Above that link. */
export const other = style({ position: 'relative' });
