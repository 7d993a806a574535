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

const set = (fontSize: string) => ({ fontSize, overflowWrap: 'anywhere' as const });
const titled = (fontSize: string, letterSpacing: string) => ({
  ...displayFace,
  ...set(fontSize),
  letterSpacing,
  lineHeight: vars.lineHeight.tight,
});

/** Each size in its own typeface. */
export const sizes = styleVariants({
  '5xl': titled(vars.fontSize['5xl'], vars.tracking.hero),
  '4xl': titled(vars.fontSize['4xl'], vars.tracking.hero),
  '3xl': titled(vars.fontSize['3xl'], vars.tracking.display),
  '2xl': titled(vars.fontSize['2xl'], vars.tracking.display),
  xl: titled(vars.fontSize.xl, vars.tracking.small),
  lg: set(vars.fontSize.lg),
  md: set(vars.fontSize.md),
  sm: set(vars.fontSize.sm),
  xs: set(vars.fontSize.xs),
});

export const weights = styleVariants({
  regular: { fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.regular },
  medium: { fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.medium },
  bold: { fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold },
  display: { ...displayFace, fontSize: vars.fontSize.xl },
});

export const lines = styleVariants(
  {
    tight: vars.lineHeight.tight,
    snug: vars.lineHeight.snug,
    close: vars.lineHeight.close,
    text: vars.lineHeight.text,
  },
  (lineHeight) => ({ lineHeight }),
);

export const column = style({ textAlign: 'end', fontSize: vars.fontSize['2xl'] });
export const large = style([
  column,
  { ...displayFace, letterSpacing: vars.tracking.display, lineHeight: vars.lineHeight.snug },
]);
