import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { media } from '../styles/tokens/breakpoint.ts';
import { darkFigureColors, figureColors as light } from './palette.ts';

/**
 * Colours that only drawings use. Outline, paper, ink, hairline and bands come from the theme contract.
 */
export const artVars = createGlobalThemeContract(light, (_value, path) => `art-${path.join('-')}`);

createGlobalTheme(':root', artVars, light);
const darkVars: Record<string, string> = {};
for (const [name, color] of Object.entries(darkFigureColors))
  darkVars[artVars[name as keyof typeof darkFigureColors]] = color;

globalStyle('.dark', { '@media': { [media.screen]: { vars: darkVars } } });
