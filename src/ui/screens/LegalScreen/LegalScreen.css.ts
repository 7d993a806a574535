import { style } from '@vanilla-extract/css';
import { columns } from '../../styles/columns.ts';
import { vars } from '../../styles/theme.css.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const layout = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': {
    [from.lg]: columns.rail,
  },
});

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

export const points = style({
  display: 'grid',
  gap: vars.space[3],
});

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  lineHeight: vars.lineHeight.close,
});
