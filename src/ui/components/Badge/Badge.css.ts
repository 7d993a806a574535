import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import type { BandSlug } from '../../art/bands.ts';
import { vars } from '../../styles/theme.css.ts';

import type { BadgeTone } from './tones.ts';

/* Before the variants: within a layer, the later class wins. */
const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '100%',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  border: `${vars.borderWidth.hair} solid transparent`,
  borderRadius: vars.radius.chip,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.close,
  overflowWrap: 'anywhere',
});

const fill = (backgroundColor: string, color: string = vars.color.ink) =>
  style({ backgroundColor, color });

const tone: Record<BadgeTone, string> = {
  plain: style({ borderColor: vars.color.hairline, color: vars.color.ink }),
  gold: fill(vars.color.gold, vars.color.onGold),
  green: fill(vars.color.tint.success),
  blue: fill(vars.color.tint.info),
  coral: fill(vars.color.tint.error),
};

/** A band's colour, and the text colour on it. */
export const bandFill: Record<BandSlug, string> = {
  'k-2': fill(vars.color.band[1], vars.color.onBand),
  '3-5': fill(vars.color.band[2], vars.color.onBand),
  '6-8': fill(vars.color.band[3], vars.color.onBand),
  '9-10': fill(vars.color.band[4], vars.color.onBand),
  '11-12': fill(vars.color.band[5], vars.color.onBand),
  '18-24': fill(vars.color.band[6], vars.color.onBand),
  '25-plus': fill(vars.color.band[7], vars.color.onBand),
};

export const badge = recipe({
  base,
  variants: { tone, band: bandFill },
});
