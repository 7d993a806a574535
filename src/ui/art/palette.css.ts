import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css.ts';
import { media } from '../styles/tokens/breakpoint.ts';
import { figureColors as light } from './palette.ts';

/**
 * Colours that only drawings use. Outline, paper, ink, hairline and bands come from the theme contract.
 */
export const artVars = createGlobalThemeContract(light, (_value, path) => `art-${path.join('-')}`);

createGlobalTheme(':root', artVars, { '@layer': layers.theme, ...light });
/** What would sink into a dark page is lifted; paper is light. */
globalStyle('.dark', {
  '@layer': {
    [layers.theme]: {
      '@media': {
        [media.screen]: {
          vars: {
            [artVars.rim]: light.gold,
            [artVars.navy]: '#33609f',
            [artVars.navyPale]: '#5b8fd6',
            [artVars.bark]: '#8f5a34',
            [artVars.barkPale]: '#bb8253',
            [artVars.violet]: '#6a5ac8',
            [artVars.violetPale]: '#8c7eea',
            [artVars.lens]: '#0a1711',
            /* Not to be seen on a dark page, and within its figure's edge. */
            [artVars.shade]: 'transparent',
          },
        },
      },
    },
  },
});
