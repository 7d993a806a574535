import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens/breakpoint.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style({
  display: 'grid',
  gap: vars.space[3],
  animation: `${breathe} ${vars.duration.draw} ${vars.easing.standard} infinite`,
});

export const bone = recipe({
  base: style({
    backgroundColor: vars.color.hairline,
    borderRadius: vars.radius.thin,
    '@media': {
      [media.forcedColors]: { border: `${vars.borderWidth.hair} solid GrayText` },
    },
  }),
  variants: {
    shape: {
      title: style({ height: vars.space[6], width: '55%' }),
      line: style({ height: vars.space[4] }),
      end: style({ height: vars.space[4], width: '70%' }),
      block: style({ height: vars.size.art, borderRadius: vars.radius.tile }),
    },
  },
});
