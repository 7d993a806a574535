import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../styles/theme.css.ts';

export const text = recipe({
  base: style({ minWidth: 0, textWrap: 'pretty' }),
  variants: {
    size: {
      sm: style({ fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.close }),
      md: style({ fontSize: vars.fontSize.md, lineHeight: vars.lineHeight.text }),
      lg: style({ fontSize: vars.fontSize.lg, lineHeight: vars.lineHeight.text }),
    },
    tone: {
      ink: style({ color: vars.color.ink }),
      muted: style({ color: vars.color.muted }),
      inherit: {},
    },
    weight: {
      regular: {},
      medium: style({ fontWeight: vars.fontWeight.medium }),
      bold: style({ fontWeight: vars.fontWeight.bold }),
    },
    measure: {
      none: {},
      short: style({ maxWidth: vars.measure.short }),
      normal: style({ maxWidth: vars.measure.normal }),
    },
  },
});
