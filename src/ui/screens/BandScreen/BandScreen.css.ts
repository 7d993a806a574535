import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { columns } from '../../styles/columns.ts';
import { byBand } from '../../styles/byBand.ts';
import { vars } from '../../styles/theme.css.ts';
import { besideRail, grid, ruled, wrapping } from '../../styles/rules.ts';
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
  ...grid(vars.space[6]),
  '@media': { [from.md]: columns.halves },
});

/* The sheet in front of the scene, first in the markup: the scene alone would be lower. */
export const stage = style({
  display: 'grid',
  alignItems: 'end',
  width: '100%',
  maxWidth: vars.layout.form,
  justifySelf: 'center',
});
export const scene = style({
  gridArea: '1 / 1',
  order: -1,
  width: '70%',
  '@media': { print: { display: 'none' } },
});

/* Paper is white in both themes. */
export const paper = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  width: '62%',
  marginBlock: vars.space[4],
  marginInlineEnd: vars.space[4],
  backgroundColor: 'white',
  border: `${vars.borderWidth.hair} solid ${vars.color.line}`,
  rotate: '4deg',
});

/* What the sheet is, beside one real thing of this age. */
export const about = style({
  ...grid(vars.space[6]),
  '@media': { [from.md]: columns.halves },
});

/** The band's ages, on a line of its own. */
export const ages = style({
  display: 'block',
  marginBlockStart: '0.2em',
  fontSize: '0.5em',
  letterSpacing: 'normal',
});

export const layout = style(besideRail(vars.space[6]));

export const courses = style({
  borderBlockEnd: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
});

export const course = style({
  ...grid(vars.space[4]),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  ...ruled(vars.space[4]),
  breakInside: 'avoid',
});

export const emblem = style({ width: vars.space[8] });

export const text = style({ display: 'grid', gap: vars.space[2] });

export const neighbours = style({
  ...wrapping,
  justifyContent: 'space-between',
  gap: vars.space[5],
});

export const neighbour = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const secondary = style({ color: vars.color.muted, fontSize: vars.fontSize.sm });

export const week = style({
  ...grid(vars.space[2]),
  paddingBlock: vars.space[4],
  borderTop: `${vars.borderWidth.hair} solid ${vars.color.line}`,
  '@media': { [from.lg]: columns.rail },
});
