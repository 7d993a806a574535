import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../styles/theme.css.ts';

export const section = recipe({
  /* Unbreakable words never widen a column. */
  base: style({ overflowWrap: 'anywhere' }),
  variants: {
    tone: {
      paper: {},
      sunk: style({ backgroundColor: vars.color.sunk }),
    },
    space: {
      normal: style({
        paddingBlock: vars.space.section,
        '@media': { print: { paddingBlock: vars.space[5] } },
      }),
      tight: style({ paddingBlock: vars.space[6] }),
      /** Below a section of the same tone. */
      joined: style({
        paddingBlockEnd: vars.space.section,
        '@media': { print: { paddingBlockEnd: vars.space[5] } },
      }),
    },
  },
});
