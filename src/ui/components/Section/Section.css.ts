import { recipe } from '@vanilla-extract/recipes';

import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const section = recipe({
  /* Unbreakable words never widen a column. */
  base: component({ overflowWrap: 'anywhere' }),
  variants: {
    tone: {
      paper: {},
      sunk: component({ backgroundColor: vars.color.sunk }),
    },
    space: {
      normal: component({
        paddingBlock: vars.space.section,
        '@media': { print: { paddingBlock: vars.space[5] } },
      }),
      tight: component({ paddingBlock: vars.space[6] }),
      /** Below a section of the same tone. */
      joined: component({
        paddingBlockEnd: vars.space.section,
        '@media': { print: { paddingBlockEnd: vars.space[5] } },
      }),
    },
  },
});
