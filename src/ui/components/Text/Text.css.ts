import { recipe } from '@vanilla-extract/recipes';

import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const text = recipe({
  base: component({ minWidth: 0, textWrap: 'pretty' }),
  variants: {
    size: {
      xs: component({ fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.close }),
      sm: component({ fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.close }),
      md: component({ fontSize: vars.fontSize.md, lineHeight: vars.lineHeight.text }),
      lg: component({ fontSize: vars.fontSize.lg, lineHeight: vars.lineHeight.text }),
    },
    tone: {
      ink: component({ color: vars.color.ink }),
      muted: component({ color: vars.color.muted }),
      inherit: {},
    },
    weight: {
      regular: {},
      medium: component({ fontWeight: vars.fontWeight.medium }),
      bold: component({ fontWeight: vars.fontWeight.bold }),
    },
    measure: {
      none: {},
      short: component({ maxWidth: vars.measure.short }),
      normal: component({ maxWidth: vars.measure.normal }),
    },
    align: {
      start: {},
      center: component({ textAlign: 'center' }),
    },
  },
});
