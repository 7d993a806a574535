import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../src/ui/styles/theme.css.ts';
import { displayFace } from '../../src/ui/styles/typefaces.ts';

export const faces = style({ display: 'grid', gap: vars.space[6] });

const face = style({ overflowWrap: 'anywhere', lineHeight: vars.lineHeight.tight });

export const display = style([
  face,
  { ...displayFace, fontSize: vars.fontSize['5xl'], letterSpacing: vars.tracking.hero },
]);

export const text = style([face, { fontFamily: vars.font.text, fontSize: vars.fontSize['3xl'] }]);

export const steps = style({ display: 'grid' });

export const step = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  minWidth: 0,
  selectors: {
    '& + &': { borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}` },
  },
});

export const label = style({ color: vars.color.muted, fontSize: vars.fontSize.xs });

/** The sizes of titles and large figures. */
const tracked: Partial<Record<keyof typeof vars.fontSize, string>> = {
  '5xl': vars.tracking.hero,
  '4xl': vars.tracking.hero,
  '3xl': vars.tracking.display,
  '2xl': vars.tracking.display,
  xl: vars.tracking.small,
};

/** Each size in its own typeface. */
export const sizes = styleVariants(vars.fontSize, (fontSize, name) => ({
  overflowWrap: 'anywhere',
  ...(name in tracked && { ...displayFace, lineHeight: vars.lineHeight.tight }),
  fontSize,
  letterSpacing: tracked[name],
}));

export const weights = styleVariants(vars.fontWeight, (fontWeight, name) => ({
  ...(name === 'display' ? displayFace : { fontWeight }),
  fontSize: vars.fontSize.lg,
}));

export const lines = styleVariants(vars.lineHeight, (lineHeight) => ({ lineHeight }));

export const column = style({ textAlign: 'end', fontSize: vars.fontSize['2xl'] });
export const large = style([
  column,
  { ...displayFace, letterSpacing: vars.tracking.display, lineHeight: vars.lineHeight.snug },
]);
