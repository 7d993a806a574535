import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../styles/theme.css.ts';
import type { PanelTone } from './tones.ts';

/* Before the variants: within a layer, the later class wins. */
const base = style({
  minWidth: 0,
  padding: vars.space.panel,
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

export const panel = recipe({
  base,
  variants: { tone },
});
