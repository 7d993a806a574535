import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../styles/theme.css.ts';
import { displayFace } from '../../styles/typefaces.ts';
import type { HeadingSize } from './sizes.ts';

/* Before the variants: within a layer, the later class wins. */
const base = style({
  ...displayFace,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

const set = (
  fontSize: string,
  letterSpacing: string = vars.tracking.display,
  lineHeight: string = vars.lineHeight.tight,
) => style({ fontSize, letterSpacing, lineHeight });

const size: Record<HeadingSize, string> = {
  hero: set(vars.fontSize['5xl'], vars.tracking.hero, vars.lineHeight.flat),
  section: set(vars.fontSize['4xl'], vars.tracking.hero),
  title: set(vars.fontSize['3xl']),
  panel: set(vars.fontSize['2xl']),
  item: set(vars.fontSize.xl, vars.tracking.small, vars.lineHeight.snug),
  small: set(vars.fontSize.lg, vars.tracking.small, vars.lineHeight.snug),
};

export const heading = recipe({
  base,
  variants: { size },
});
