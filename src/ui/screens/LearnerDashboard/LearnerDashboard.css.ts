import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { grid, row, ruled, wrapping } from '../../styles/rules.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const layout = style({
  ...grid(vars.space[6]),
  '@media': { [from.lg]: { gridTemplateColumns: '5fr 3fr', alignItems: 'start' } },
});

export const courses = style({ display: 'grid', padding: 0, listStyle: 'none' });

export const course = style({
  ...row(vars.space[4]),
  ...ruled(vars.space[4]),
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

export const events = style({ padding: 0, listStyle: 'none' });

export const guide = style({ ...wrapping, gap: vars.space[4], alignItems: 'end' });

globalStyle(`${guide} > :first-child`, { width: vars.size.tile });

/* Enlarged text goes below its picture instead of breaking inside words. */
globalStyle(`:is(${course}, ${guide}) > :last-child`, {
  flex: `1 1 calc(1.5 * ${vars.size.tile})`,
});
