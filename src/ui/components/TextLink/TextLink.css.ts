import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../styles/theme.css.ts';

export const textLink = recipe({
  base: style({
    color: vars.color.action,
    textDecorationLine: 'underline',
    textDecorationThickness: vars.underline.thin,
    textUnderlineOffset: vars.underline.offset,
    borderRadius: vars.radius.thin,
    transitionProperty: 'color, text-decoration-thickness',
    transitionDuration: vars.duration.fast,
    ':hover': { color: vars.color.actionHover, textDecorationThickness: vars.underline.thick },
  }),
  variants: {
    standalone: {
      true: style({
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[2],
        minWidth: vars.layout.target,
        minHeight: vars.layout.target,
        fontWeight: vars.fontWeight.medium,
      }),
    },
    tone: {
      action: {},
      /** For lists of links, such as the footer. */
      plain: style({
        color: vars.color.ink,
        textDecorationLine: 'none',
        ':hover': { color: vars.color.ink, textDecorationLine: 'underline' },
      }),
    },
  },
});
