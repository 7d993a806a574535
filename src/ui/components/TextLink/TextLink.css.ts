import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../styles/theme.css.ts';
import { target, transition } from '../../styles/rules.ts';

export const textLink = recipe({
  base: style({
    color: vars.color.action,
    textDecorationLine: 'underline',
    textDecorationThickness: vars.underline.thin,
    textUnderlineOffset: vars.underline.offset,
    borderRadius: vars.radius.thin,
    ...transition('color, text-decoration-thickness', vars.duration.fast),
    ':hover': { color: vars.color.actionHover, textDecorationThickness: vars.underline.thick },
  }),
  variants: {
    standalone: {
      true: style({
        ...target,
        gap: vars.space[2],
        minWidth: vars.layout.target,
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
