import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** Fixed lengths, colours and fonts. Proportions (`%`, `fr`, `em`, viewport units) are allowed. */
const literal =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(|\b\d*\.?\d+(?:px|rem|pt|ch|ex|cm|mm)\b|fontFamily: '/iu;

const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/^\s*\/\/.*$/gmu, '');

/** `file: line` of each literal. */
function literals(file: string, source: string): string[] {
  return withoutComments(source)
    .split('\n')
    .filter((line) => literal.test(line))
    .map((line) => `${file}: ${line.trim()}`);
}

test('colours, sizes and fonts are literals only in src/ui/styles and src/ui/art', () => {
  const files = globSync('src/{ui,features,app}/**/*.css.ts', { cwd: root }).filter(
    (file) => !/^src\/ui\/(?:styles|art)\//u.test(file),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(
    files.flatMap((file) => literals(file, readFileSync(path.join(root, file), 'utf8'))),
  ).toEqual([]);
});
