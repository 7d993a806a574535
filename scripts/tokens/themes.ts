import { moreContrast } from '../../src/ui/styles/tokens/color.ts';
import { reducedMotionDuration } from '../../src/ui/styles/tokens/motion.ts';
import { darkTokens, lightTokens } from '../../src/ui/styles/tokens/tokens.ts';

/** Values by name, in nested groups: the shape of the theme contract. */
export interface TokenTree {
  readonly [name: string]: string | TokenTree;
}

const { color: lightColor, ...foundation } = lightTokens;

/**
 * The parts of the themes, from the style sheet's own modules. All themes share `foundation`; the
 * others override it or one another (documents.ts).
 */
export const parts = {
  foundation,
  light: { color: lightColor },
  dark: darkTokens,
  'light-more-contrast': { color: moreContrast.light },
  'dark-more-contrast': { color: moreContrast.dark },
  'reduced-motion': { duration: reducedMotionDuration },
} as const satisfies Record<string, TokenTree>;

/** `forced-colors` derives from the light part. */
export type PartName = keyof typeof parts | 'forced-colors';

/** The parts that override the foundation in each theme; a later part wins. */
export const themes = {
  light: ['light'],
  dark: ['dark'],
  lightMoreContrast: ['light', 'light-more-contrast'],
  darkMoreContrast: ['dark', 'dark-more-contrast'],
  forcedColors: ['light', 'forced-colors'],
} as const satisfies Record<string, readonly PartName[]>;

/** The parts that also apply with reduced motion. */
export const motions = {
  full: [],
  reduced: ['reduced-motion'],
} as const satisfies Record<string, readonly PartName[]>;
