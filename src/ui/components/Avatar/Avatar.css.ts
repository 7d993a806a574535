import { recipe } from '@vanilla-extract/recipes';

import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { displayFace } from '../../styles/typefaces.ts';

export const avatar = recipe({
  base: component({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
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
      small: component({
        width: vars.layout.target,
        height: vars.layout.target,
        fontSize: vars.fontSize.md,
      }),
      large: component({
        width: vars.space[8],
        height: vars.space[8],
        fontSize: vars.fontSize.xl,
      }),
    },
  },
});

/** Initials and picture overlap. */
export const layer = component({ gridArea: '1 / 1' });

export const picture = recipe({
  base: component({ gridArea: '1 / 1', width: '100%', height: '100%', objectFit: 'cover' }),
  variants: { shown: { true: {}, false: component({ visibility: 'hidden' }) } },
});
