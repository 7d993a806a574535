import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { besideRail, grid } from '../../styles/rules.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const layout = style({ ...besideRail(vars.space[6]), alignItems: 'start' });

/* Sticky table of contents. */
export const contents = style({
  '@media': {
    [from.lg]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.header} + ${vars.space[4]})`,
    },
    print: { display: 'none' },
  },
});

export const short = style({ maxWidth: vars.layout.prose });

export const points = style(grid(vars.space[3]));

export const point = style({
  ...grid(vars.space[3]),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  lineHeight: vars.lineHeight.close,
});
