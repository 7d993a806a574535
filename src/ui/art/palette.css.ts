import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css.ts';
import { media } from '../styles/tokens/breakpoint.ts';
import { darkFigureColors, figureColors as light } from './palette.ts';

/**
 * Colours that only drawings use. Outline, paper, ink, hairline and bands come from the theme contract.
 */
export const artVars = createGlobalThemeContract(light, (_value, path) => `art-${path.join('-')}`);

createGlobalTheme(':root', artVars, { '@layer': layers.theme, ...light });
const darkVars: Record<string, string> = {};
for (const [name, color] of Object.entries(darkFigureColors))
  darkVars[artVars[name as keyof typeof darkFigureColors]] = color;

globalStyle('.dark', {
  '@layer': { [layers.theme]: { '@media': { [media.screen]: { vars: darkVars } } } },
});
