import { style } from '@vanilla-extract/css';
import { vars } from '../../../src/ui/styles/theme.css.ts';
import { from } from '../../../src/ui/styles/tokens/breakpoint.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.section,
  paddingBlock: vars.space.section,
  backgroundColor: vars.color.paper,
});

/** A part's text stays visible beside its examples. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  '@media': {
    [from.lg]: {
      gridTemplateColumns: `${vars.size.rail} minmax(0, 1fr)`,
      columnGap: vars.space[7],
    },
  },
});

export const words = style({ display: 'grid', alignContent: 'start', gap: vars.space[3] });
export const content = style({ minWidth: 0 });
