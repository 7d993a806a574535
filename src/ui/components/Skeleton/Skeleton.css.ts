import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens/breakpoint.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = component({
  display: 'grid',
  gap: vars.space[3],
  animation: `${breathe} ${vars.duration.draw} ${vars.easing.standard} infinite`,
});

export const bone = recipe({
  base: component({
    backgroundColor: vars.color.hairline,
    borderRadius: vars.radius.thin,
    '@media': {
      [media.forcedColors]: { border: `${vars.borderWidth.hair} solid GrayText` },
    },
  }),
  variants: {
    shape: {
      title: component({ height: vars.space[6], width: '55%' }),
      line: component({ height: vars.space[4] }),
      end: component({ height: vars.space[4], width: '70%' }),
      block: component({ height: vars.size.art, borderRadius: vars.radius.tile }),
    },
  },
});
