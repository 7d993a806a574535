import { settings } from '../../chart/registry.ts';
import type { DrawnTypeface } from '../../chart/defineBoard.ts';

/** The typefaces that a drawing is set in; none where the project names none. */
export function drawnTypefaces(): readonly DrawnTypeface[] {
  const { typefaces } = settings();
  return typefaces === undefined ? [] : [typefaces.display, typefaces.text];
}

/**
 * The rules that bring the typefaces along, so that a file looks like the page wherever it is opened.
 * @param dataUrls by file
 */
export const typefaceRules = (dataUrls: ReadonlyMap<string, string>): string =>
  drawnTypefaces()
    .map(
      ({ family, file, weight }) =>
        `@font-face{font-family:'${family}';font-weight:${weight};src:url(${dataUrls.get(file) ?? ''}) format('woff2')}`,
    )
    .join('');
