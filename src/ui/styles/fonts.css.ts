import { globalFontFace } from '@vanilla-extract/css';

import { families } from './fonts/families.ts';

/*
   `swap`, not `optional`: the fallbacks have the same metrics, so swapping moves nothing, and even
   a slow first visit ends in the site's own fonts.
*/
for (const { family, faces, fallbacks } of Object.values(families)) {
  globalFontFace(
    family,
    faces.map(({ file, weight, unicodeRange }) => ({
      src: `url('./fonts/${file}')`,
      fontWeight: weight,
      fontDisplay: 'swap',
      unicodeRange,
    })),
  );
  for (const { family: fallback, local, weight, ...metrics } of fallbacks) {
    globalFontFace(fallback, {
      src: local.map((name) => `local('${name}')`).join(', '),
      fontWeight: weight,
      ...metrics,
    });
  }
}
