import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalStyle,
} from '@vanilla-extract/css';

import { media } from './tokens/breakpoint.ts';
import { moreContrast } from './tokens/color.ts';
import { reducedMotionDuration } from './tokens/motion.ts';
import { darkTokens, lightTokens } from './tokens/tokens.ts';
import { variableName } from './variableName.ts';

/**
 * The theme contract: the only source of colours, sizes and durations for components. `:root` is
 * light; the class `dark`, on the root or any element, reassigns only colours. Print is light.
 */
export const vars = createGlobalThemeContract(lightTokens, (_value, path) => variableName(path));

createGlobalTheme(':root', vars, lightTokens);

globalStyle(':root', {
  colorScheme: 'light',
  '@media': {
    [media.reducedMotion]: {
      vars: {
        [vars.duration.fast]: reducedMotionDuration.fast,
        [vars.duration.base]: reducedMotionDuration.base,
        [vars.duration.slow]: reducedMotionDuration.slow,
        [vars.duration.draw]: reducedMotionDuration.draw,
        [vars.duration.spin]: reducedMotionDuration.spin,
      },
    },
    [media.moreContrast]: {
      vars: {
        [vars.color.muted]: moreContrast.light.muted,
        [vars.color.hairline]: moreContrast.light.hairline,
        [vars.color.line]: moreContrast.light.line,
      },
    },
  },
});

globalStyle('.dark', {
  '@media': {
    [media.screen]: { colorScheme: 'dark', vars: assignVars(vars.color, darkTokens.color) },
    [`${media.screen} and ${media.moreContrast}`]: {
      vars: {
        [vars.color.muted]: moreContrast.dark.muted,
        [vars.color.hairline]: moreContrast.dark.hairline,
        [vars.color.line]: moreContrast.dark.line,
      },
    },
  },
});
