import { globalFontFace } from '@vanilla-extract/css';

import { families } from './fonts/families.ts';

/*
   The typefaces: a chunk of its own, which the page's script loads after the first paint. `swap`,
   not `optional`: the fallbacks have the same metrics, and even a slow first visit ends in the
   site's own fonts.
*/
for (const { family, faces } of Object.values(families)) {
  globalFontFace(
    family,
    faces.map(({ file, weight, unicodeRange }) => ({
      src: `url('./fonts/${file}')`,
      fontWeight: weight,
      fontDisplay: 'swap',
      unicodeRange,
    })),
  );
}
