import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { artVars } from '../../art/palette.css.ts';
import { vars } from '../../styles/theme.css.ts';
import { edge, filled, wrapping } from '../../styles/rules.ts';
import { displayFace } from '../../styles/typefaces.ts';

export const keepsake = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
});

export const coins = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1em' });

/* Diameters from the United States Mint: a fifth of an em is a millimeter. */
const across = (millimeters: number) =>
  style({ width: `${millimeters / 5}em`, height: `${millimeters / 5}em` });

export const coin = recipe({
  base: style({
    ...displayFace,
    display: 'grid',
    placeItems: 'center',
    color: vars.color.onBand,
    ...edge(vars.borderWidth.bold, vars.color.onBand, vars.radius.round),
  }),
  variants: {
    coin: { 1: across(19.05), 5: across(21.21), 10: across(17.91), 25: across(24.26) },
    metal: {
      copper: style({ backgroundColor: artVars.acornPale }),
      silver: style({ backgroundColor: vars.color.mascot.investor, color: vars.color.ink }),
    },
  },
});

const outline = `${vars.borderWidth.control} solid ${vars.color.ink}`;

/** Each is another piece of paper. */
export const paper = recipe({
  base: style({
    width: '100%',
    maxWidth: vars.size.sheet,
    padding: vars.space[4],
    backgroundColor: vars.color.surface,
    border: outline,
  }),
  variants: {
    kind: {
      card: style({ borderBlockStart: `${vars.space[4]} solid ${vars.color.band[2]}` }),
      tags: style({
        ...wrapping,
        gap: vars.space[4],
        padding: 0,
        backgroundColor: 'transparent',
        border: 0,
      }),
      statement: style({ borderInline: 0 }),
      stub: style({ borderInlineStart: `${vars.borderWidth.thick} dashed ${vars.color.ink}` }),
      plan: style({ borderRadius: vars.radius.panel }),
      clause: style({ border: 0, borderBlock: outline, lineHeight: vars.lineHeight.text }),
    },
  },
});

export const row = style({
  ...wrapping,
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingBlock: vars.space[1],
  selectors: {
    '& + &': { borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}` },
    [`${paper.classNames.base} > &:last-child`]: { fontWeight: vars.fontWeight.bold },
    /* A price tag: a hole, and a corner for the string. */
    [`${paper.classNames.variants.kind.tags} > &:nth-child(n)`]: {
      display: 'grid',
      flex: '1 1 9em',
      padding: vars.space[4],
      ...filled(vars.color.band[3], vars.color.onBand),
      fontWeight: vars.fontWeight.regular,
      ...edge(vars.borderWidth.control, vars.color.onBand, vars.radius.panel),
    },
  },
});

export const amount = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    [`${paper.classNames.variants.kind.tags} &`]: { ...displayFace, fontSize: vars.fontSize.xl },
  },
});

export const marked = style({
  ...filled(vars.color.gold, vars.color.onGold),
  fontWeight: vars.fontWeight.bold,
});
