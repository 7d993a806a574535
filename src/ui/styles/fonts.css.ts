import { globalFontFace } from '@vanilla-extract/css';
import { families, ranges } from './fonts/families.ts';

/*
   The typefaces: a chunk of its own, which the page's script loads after the first paint. `swap`,
   not `optional`: the fallbacks have the same metrics, and even a slow first visit ends in the
   site's own fonts.
*/
for (const { family, file, weight } of Object.values(families)) {
  globalFontFace(
    family,
    Object.entries(ranges).map(([part, unicodeRange]) => ({
      src: `url('./fonts/${file}${part}.woff2')`,
      fontWeight: weight,
      fontDisplay: 'swap',
      unicodeRange,
    })),
  );
}
