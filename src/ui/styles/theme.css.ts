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

const contrasting = ({ muted, hairline, line }: typeof moreContrast.light) => ({
  [vars.color.muted]: muted,
  [vars.color.hairline]: hairline,
  [vars.color.line]: line,
});

globalStyle(':root', {
  colorScheme: 'light',
  '@media': {
    [media.reducedMotion]: { vars: assignVars(vars.duration, reducedMotionDuration) },
    [media.moreContrast]: { vars: contrasting(moreContrast.light) },
  },
});

globalStyle('.dark', {
  '@media': {
    [media.screen]: { colorScheme: 'dark', vars: assignVars(vars.color, darkTokens.color) },
    [`${media.screen} and ${media.moreContrast}`]: { vars: contrasting(moreContrast.dark) },
  },
});
