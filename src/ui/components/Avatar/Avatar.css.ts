import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../styles/theme.css.ts';
import { centred, square } from '../../styles/rules.ts';
import { displayFace } from '../../styles/typefaces.ts';

export const avatar = recipe({
  base: style({
    ...centred,
    overflow: 'hidden',
    backgroundColor: vars.color.gold,
    color: vars.color.onGold,
    border: `${vars.borderWidth.bold} solid ${vars.color.outline}`,
    borderRadius: vars.radius.round,
    ...displayFace,
    lineHeight: vars.lineHeight.flat,
    letterSpacing: vars.tracking.small,
  }),
  variants: {
    size: {
      small: style({ ...square(vars.layout.target), fontSize: vars.fontSize.md }),
      large: style({ ...square(vars.space[8]), fontSize: vars.fontSize.xl }),
    },
  },
});

/** Initials and picture overlap. */
export const layer = style({ gridArea: '1 / 1' });

export const picture = recipe({
  base: style({ gridArea: '1 / 1', width: '100%', height: '100%', objectFit: 'cover' }),
  variants: { shown: { true: {}, false: style({ visibility: 'hidden' }) } },
});
