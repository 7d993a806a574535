import { recipe } from '@vanilla-extract/recipes';

import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

import type { BadgeTone, Band } from './tones.ts';

/* Before the variants: among classes of one layer the later wins. */
const base = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '100%',
  paddingInline: vars.space[3],
  paddingBlock: '0.1875rem',
  border: `${vars.borderWidth.hair} solid transparent`,
  borderRadius: vars.radius.chip,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.close,
});

const fill = (backgroundColor: string, color: string = vars.color.ink) =>
  component({ backgroundColor, color });

const tone: Record<BadgeTone, string> = {
  plain: component({ borderColor: vars.color.hairline, color: vars.color.ink }),
  gold: fill(vars.color.gold, vars.color.onGold),
  green: fill(vars.color.tint.success),
  blue: fill(vars.color.tint.info),
  coral: fill(vars.color.tint.error),
};

const band: Record<Band, string> = {
  1: fill(vars.color.band[1], vars.color.onBand),
  2: fill(vars.color.band[2], vars.color.onBand),
  3: fill(vars.color.band[3], vars.color.onBand),
  4: fill(vars.color.band[4], vars.color.onBand),
  5: fill(vars.color.band[5], vars.color.onBand),
  6: fill(vars.color.band[6], vars.color.onBand),
  7: fill(vars.color.band[7], vars.color.onBand),
};

export const badge = recipe({
  base,
  variants: { tone, band },
});
