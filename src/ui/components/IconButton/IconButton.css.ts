import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../styles/theme.css.ts';

export const iconButton = recipe({
  base: style({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: vars.layout.target,
    height: vars.layout.target,
    color: vars.color.ink,
    borderWidth: vars.borderWidth.control,
    borderStyle: 'solid',
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize.lg,
    lineHeight: 0,
    transitionProperty: 'background-color',
    transitionDuration: vars.duration.fast,
    ':hover': { backgroundColor: vars.color.wash },
  }),
  variants: {
    variant: {
      quiet: style({ borderColor: 'transparent' }),
      secondary: style({ borderColor: vars.color.ink }),
    },
  },
});
