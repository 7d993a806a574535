import { recipe } from '@vanilla-extract/recipes';

import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

import type { PanelTone } from './tones.ts';

/* Before the variants: among classes of one layer the later wins. */
const base = component({
  minWidth: 0,
  color: vars.color.ink,
  borderWidth: vars.borderWidth.hair,
  borderStyle: 'solid',
  borderRadius: vars.radius.panel,
});

const tint = (backgroundColor: string) =>
  component({ backgroundColor, borderColor: 'transparent' });

const tone: Record<PanelTone, string> = {
  surface: component({ backgroundColor: vars.color.surface, borderColor: vars.color.hairline }),
  sunk: tint(vars.color.sunk),
  captain: tint(vars.color.mascot.captain),
  investor: tint(vars.color.mascot.investor),
  shield: tint(vars.color.mascot.shield),
};

export const panel = recipe({
  base,
  variants: {
    tone,
    padding: {
      normal: component({ padding: vars.space.panel }),
      none: component({ overflow: 'hidden' }),
    },
  },
});
