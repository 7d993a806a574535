import { globalFontFace } from '@vanilla-extract/css';
import { families, systems } from './fonts/families.ts';

/* Local fonts with the metrics of the typefaces (fonts.css.ts), until these have loaded. */
for (const { family, fallbacks } of Object.values(families)) {
  for (const [
    system,
    style,
    fontWeight,
    sizeAdjust,
    ascentOverride,
    descentOverride,
  ] of fallbacks) {
    globalFontFace(`${family} ${system}`, {
      src: systems[system][style].map((name) => `local('${name}')`).join(', '),
      fontWeight,
      sizeAdjust,
      ascentOverride,
      descentOverride,
    });
  }
}
