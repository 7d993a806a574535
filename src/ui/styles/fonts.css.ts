import { globalFontFace } from '@vanilla-extract/css';

import { families } from './fonts/families.ts';

/*
 * `swap`, not `optional`: the stand-ins are scaled to the same widths and heights, so the exchange
 * moves nothing, and a first visit on a slow line still ends in the academy's own faces.
 */
for (const { family, fallbackFamily, faces, fallbacks } of Object.values(families)) {
  globalFontFace(
    family,
    faces.map(({ file, weight, unicodeRange }) => ({
      src: `url('./fonts/${file}')`,
      fontWeight: weight,
      fontDisplay: 'swap',
      unicodeRange,
    })),
  );
  globalFontFace(
    fallbackFamily,
    fallbacks.map(({ local, weight, ...metrics }) => ({
      src: local.map((name) => `local('${name}')`).join(', '),
      fontWeight: weight,
      ...metrics,
    })),
  );
}
