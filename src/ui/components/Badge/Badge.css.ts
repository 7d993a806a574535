import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { byBand } from '../../styles/byBand.ts';
import { vars } from '../../styles/theme.css.ts';

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

/** A band's colour, and the text colour on it. */
export const bandFill = byBand((ring) =>
  style({ backgroundColor: vars.color.band[ring], color: vars.color.onBand }),
);

export const badge = recipe({
  base,
  variants: {
    band: {
      none: style({ borderColor: vars.color.hairline, color: vars.color.ink }),
      ...bandFill,
    },
  },
});
