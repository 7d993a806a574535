import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { edge, grid, quiet } from '../../styles/rules.ts';
import { from } from '../../styles/tokens/breakpoint.ts';
import { displayFace } from '../../styles/typefaces.ts';

export const picker = style({ display: 'grid', gap: vars.space[3] });

/* A chip keeps its grades on one line: three columns on a phone, two on the narrowest. */
const least = `calc(${vars.size.tile} + ${vars.space[3]})`;

export const scale = style({
  ...grid(vars.space[2]),
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${least}, 30%), 1fr))`,
  '@media': { [from.lg]: { gridTemplateColumns: 'auto repeat(7, minmax(0, 1fr)) auto' } },
});

/* The ends of the scale. */
export const end = style({
  alignSelf: 'center',
  ...quiet,
  selectors: { '&:last-child': { textAlign: 'end' } },
});

/** Its colour is its band's: see Badge. */
export const chip = style({
  display: 'grid',
  alignContent: 'center',
  height: '100%',
  paddingBlock: vars.space[2],
  ...edge(vars.borderWidth.bold, 'transparent', vars.radius.control),
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.onBand },
});

export const ages = style({ ...displayFace, fontSize: vars.fontSize.xl });
