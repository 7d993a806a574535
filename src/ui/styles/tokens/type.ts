import { families } from '../fonts/families.ts';
import { fluid } from './fluid.ts';

/**
 * A family, its metric-compatible fallbacks, then system fonts. A family for each system font, because
 * the browser looks up every face of a family before the first paint, but no family after the first
 * that is installed.
 */
const stack = ({ family }: { family: string }) =>
  [family, ...['Open Sans', 'Roboto', 'Arial'].map((system) => `${family} ${system}`)]
    .map((name) => `'${name}'`)
    .concat('system-ui', 'sans-serif')
    .join(', ');

export const font = { display: stack(families.display), text: stack(families.text) };

/** In rem, fluid from 320 to 1440 px. `xs` is the smallest size in use. */
export const fontSize = {
  xs: fluid(14.5, 15),
  sm: fluid(15.5, 16),
  md: fluid(17, 17.5),
  lg: fluid(18.5, 21),
  xl: fluid(20, 24),
  '2xl': fluid(24, 31),
  '3xl': fluid(28, 38),
  '4xl': fluid(34, 62),
  '5xl': fluid(46, 96),
};

export const fontWeight = { regular: '400', medium: '600', bold: '700', display: '760' };

export const lineHeight = { flat: '1', tight: '1.04', snug: '1.2', close: '1.4', text: '1.6' };

/** The display font has a fixed optical size (64): tighten large sizes, loosen small ones. */
export const tracking = {
  small: '0.004em',
  display: '-0.012em',
  hero: '-0.024em',
};
