import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { column } from '../../styles/rules.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const layout = style({
  ...column(vars.space[6]),
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'start',
      gap: vars.space[8],
    },
  },
});

export const guide = style({ width: vars.size.mascot, maxWidth: '100%' });

export const list = style({ display: 'grid', gap: vars.space[2] });

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] });
