import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { display, focused, grid, wrapping } from '../../styles/rules.ts';
import { from, media } from '../../styles/tokens/breakpoint.ts';

export const layout = style({
  ...grid(vars.space[5]),
  '@media': { print: { breakInside: 'avoid' } },
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
    /* Six are two rows of three, seven a row of four and one of three: none is alone in a row. */
    [from.lg]: {
      selectors: {
        '&:has(> :nth-child(6):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        '&:has(> :nth-child(7):last-child)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  },
});

/* The picture is above the text; on a phone and in print beside it. */
export const sheet = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.tile} minmax(0, 1fr)`,
  columnGap: vars.space[4],
  breakInside: 'avoid',
  borderRadius: vars.radius.panel,
  selectors: {
    /* The card shows the focus ring of its card-wide link. */
    '&:has([data-card-link]:focus-visible)': focused,
  },
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      rowGap: vars.space[3],
    },
  },
});

/* The surface behind a sheet. */
export const table = style({
  '@media': {
    [wide]: {
      padding: vars.space[4],
      backgroundColor: vars.color.sunk,
      borderRadius: vars.radius.tile,
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

export const text = style({ ...grid(vars.space[1]), alignContent: 'start', minWidth: 0 });

export const title = style({
  ...display(vars.fontSize.xl, vars.lineHeight.snug, vars.tracking.small),
  textWrap: 'balance',
});

/* A dot precedes each fact; the first of a line has its dot outside. */
export const facts = style({
  ...wrapping,
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

/* In a row of their own; useless in print. */
export const files = style({
  gridColumn: '1 / -1',
  '@media': { print: { display: 'none' } },
});

/* Of five in a row a card is too narrow for three links in a line. */
export const whole = style({
  '@media': {
    [from.lg]: {
      selectors: { [`${sheets}:has(> :nth-child(5):last-child) &`]: { flexBasis: '100%' } },
    },
  },
});

/* Covers the card. */
globalStyle(`${whole} > a::after`, { content: '""', position: 'absolute', inset: 0 });
globalStyle(`${whole} > a:focus-visible`, { outline: 'none' });

/* Above that link. */
export const other = style({ position: 'relative' });

/* The main button's label: what it does, then smaller what that is. */
export const print = style({ display: 'grid', textAlign: 'start' });
export const extent = style({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.regular });
