import { darkColor, lightColor, type ColorTokens } from '../../../src/ui/styles/tokens/color.ts';
import type { Theme } from '../modes.ts';

/** The colours of a drawing in a file of its own, where no theme is. */
export const palette = (theme: Theme): ColorTokens => (theme === 'dark' ? darkColor : lightColor);
