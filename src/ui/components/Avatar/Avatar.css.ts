import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../styles/theme.css.ts';
import { centred, edge, filled, square } from '../../styles/rules.ts';
import { displayFace } from '../../styles/typefaces.ts';

export const avatar = recipe({
  base: style({
    ...centred,
    overflow: 'hidden',
    ...filled(vars.color.gold, vars.color.onGold),
    ...edge(vars.borderWidth.bold, vars.color.outline, vars.radius.round),
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
