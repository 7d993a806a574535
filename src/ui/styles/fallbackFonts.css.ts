import { globalFontFace } from '@vanilla-extract/css';

import { families } from './fonts/families.ts';

/* Local fonts with the metrics of the typefaces (fonts.css.ts), until these have loaded. */
for (const { fallbacks } of Object.values(families)) {
  for (const { family, local, weight, ...metrics } of fallbacks) {
    globalFontFace(family, {
      src: local.map((name) => `local('${name}')`).join(', '),
      fontWeight: weight,
      ...metrics,
    });
  }
}
