import { settings } from '../../chart/registry.ts';
import type { DrawnTypeface } from '../../chart/defineBoard.ts';

/** Returns the typefaces of drawings; empty if the project names none. */
export function drawnTypefaces(): readonly DrawnTypeface[] {
  const { typefaces } = settings();
  return typefaces === undefined ? [] : [typefaces.display, typefaces.text];
}

/**
 * Returns `@font-face` rules with embedded typefaces, so that a file looks the same everywhere.
 * @param dataUrls by file
 */
export const typefaceRules = (dataUrls: ReadonlyMap<string, string>): string =>
  drawnTypefaces()
    .map(
      ({ family, file, weight }) =>
        `@font-face{font-family:'${family}';font-weight:${weight};src:url(${dataUrls.get(file) ?? ''}) format('woff2')}`,
    )
    .join('');
