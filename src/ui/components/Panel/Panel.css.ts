import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import type { BandSlug } from '../../art/bands.ts';
import { vars } from '../../styles/theme.css.ts';

import type { PanelTone } from './tones.ts';

/* Before the variants: within a layer, the later class wins. */
const base = style({
  minWidth: 0,
  color: vars.color.ink,
  borderWidth: vars.borderWidth.hair,
  borderStyle: 'solid',
  borderRadius: vars.radius.panel,
});

const tint = (backgroundColor: string) => style({ backgroundColor, borderColor: 'transparent' });

const tone: Record<PanelTone, string> = {
  surface: style({ backgroundColor: vars.color.surface, borderColor: vars.color.hairline }),
  sunk: tint(vars.color.sunk),
  captain: tint(vars.color.mascot.captain),
  investor: tint(vars.color.mascot.investor),
  shield: tint(vars.color.mascot.shield),
};

const band: Record<BandSlug, string> = {
  'k-2': tint(vars.color.bandTint[1]),
  '3-5': tint(vars.color.bandTint[2]),
  '6-8': tint(vars.color.bandTint[3]),
  '9-10': tint(vars.color.bandTint[4]),
  '11-12': tint(vars.color.bandTint[5]),
  '18-24': tint(vars.color.bandTint[6]),
  '25-plus': tint(vars.color.bandTint[7]),
};

export const panel = recipe({
  base,
  variants: {
    tone,
    band,
    padding: {
      normal: style({ padding: vars.space.panel }),
      none: style({ overflow: 'hidden' }),
    },
  },
});
