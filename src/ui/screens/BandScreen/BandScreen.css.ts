import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { columns } from '../../styles/columns.ts';
import { byBand } from '../../styles/byBand.ts';
import { vars } from '../../styles/theme.css.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

const band = byBand((ring) => style({ backgroundColor: vars.color.bandTint[ring] }));

export const ground = recipe({
  base: style({
    paddingBlock: vars.space.section,
    color: vars.color.ink,
    overflowWrap: 'anywhere',
  }),
  variants: { band },
});

export const hero = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [from.md]: columns.halves,
  },
});

export const scene = style({
  width: '100%',
  maxWidth: vars.size.sheet,
  justifySelf: 'center',
  '@media': { [from.md]: { maxWidth: 'none' } },
});

/** The band's ages, on a line of its own. */
export const ages = style({
  display: 'block',
  marginBlockStart: '0.2em',
  fontSize: '0.5em',
  letterSpacing: 'normal',
});

/* The sheets have no padding on top. */
export const sheets = style({ paddingBlockStart: vars.space.section });

export const layout = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [from.lg]: columns.rail,
  },
});

export const courses = style({
  borderBlockEnd: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
});

export const course = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[5],
  alignItems: 'center',
  paddingBlock: vars.space[5],
  borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  breakInside: 'avoid',
});

export const emblem = style({
  width: vars.space[8],
  '@media': { [from.sm]: { width: vars.size.art } },
});

export const text = style({ display: 'grid', gap: vars.space[2] });

export const neighbours = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[5],
});

export const neighbour = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const secondary = style({ color: vars.color.muted, fontSize: vars.fontSize.sm });
