import { moreContrast } from '../../../src/ui/styles/tokens/color.ts';
import { stillDuration } from '../../../src/ui/styles/tokens/motion.ts';
import { darkTokens, lightTokens } from '../../../src/ui/styles/tokens/tokens.ts';
import { type Leaf, leavesOf, type TokenTree } from './leaves.ts';

const { color: lightColor, ...foundation } = lightTokens;

/**
 * What the theme is made of, from the modules that the style sheet is made of. `foundation` is the same
 * in every theme; the others lie over it or over one another (resolver.ts).
 */
export const parts = {
  foundation,
  light: { color: lightColor },
  dark: darkTokens,
  'light-more-contrast': { color: moreContrast.light },
  'dark-more-contrast': { color: moreContrast.dark },
  'reduced-motion': { duration: stillDuration },
} as const satisfies Record<string, TokenTree>;

/** A part's name; `forced-colors` is made from the light one. */
export type PartName = keyof typeof parts | 'forced-colors';

/** Which parts lie over the foundation in each theme, the last on top. */
export const themes = {
  light: ['light'],
  dark: ['dark'],
  lightMoreContrast: ['light', 'light-more-contrast'],
  darkMoreContrast: ['dark', 'dark-more-contrast'],
  forcedColors: ['light', 'forced-colors'],
} as const satisfies Record<string, readonly PartName[]>;

/** What a visitor's system and switch make of the colours. */
export type ThemeName = keyof typeof themes;

/** Which parts lie over that for a visitor who asks for less motion. */
export const motions = {
  full: [],
  reduced: ['reduced-motion'],
} as const satisfies Record<string, readonly PartName[]>;

/** Every value of a theme with full motion; of a token that lies in several parts the topmost. */
export function themeLeaves(theme: ThemeName): Leaf[] {
  const found = new Map<string, Leaf>();
  const trees = themes[theme].map((part) => parts[part === 'forced-colors' ? 'light' : part]);
  for (const leaf of [parts.foundation, ...trees].flatMap((tree) => leavesOf(tree))) {
    found.set(leaf.path.join('.'), leaf);
  }
  return [...found.values()];
}
