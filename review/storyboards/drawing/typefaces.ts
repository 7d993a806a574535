import { families } from '../../../src/ui/styles/fonts/families.ts';

const faces = [families.display, families.text].map(({ family, faces: [{ file, weight }] }) => ({
  family,
  file,
  weight,
}));

/** The files of the typefaces that a drawing is set in, in src/ui/styles/fonts/. */
export const typefaceFiles: readonly string[] = faces.map(({ file }) => file);

/**
 * The rules that bring the typefaces along, so that a file looks like the page wherever it is opened.
 * @param dataUrls by file
 */
export const typefaceRules = (dataUrls: ReadonlyMap<string, string>): string =>
  faces
    .map(
      ({ family, file, weight }) =>
        `@font-face{font-family:'${family}';font-weight:${weight};src:url(${dataUrls.get(file) ?? ''}) format('woff2')}`,
    )
    .join('');
