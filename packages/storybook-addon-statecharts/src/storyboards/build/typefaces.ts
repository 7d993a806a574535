import { readFileSync } from 'node:fs';
import { settings } from '../../chart/registry.ts';

/**
 * Returns `@font-face` rules with the drawings' typefaces embedded, so that a file looks the same
 * everywhere; '' if the project names none.
 */
export const typefaceRules = (): string =>
  Object.values(settings().typefaces ?? {})
    .map(({ family, file, weight }) => {
      const bytes = readFileSync(file).toString('base64');
      return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${bytes}) format('woff2')}`;
    })
    .join('');
