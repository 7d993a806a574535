import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** Fixed lengths, colours and fonts. Proportions (`%`, `fr`, `em`, viewport units) are allowed. */
const literal =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(|\b\d*\.?\d+(?:px|rem|pt|ch|ex|cm|mm)\b|fontFamily: '/iu;

test('colours, sizes and fonts are literals only in src/ui/styles and src/ui/art', () => {
  const files = globSync('src/{ui,features,app}/**/*.css.ts').filter(
    (file) => !/^src\/ui\/(?:styles|art)\//u.test(file),
  );
  expect(files.length).toBeGreaterThan(30);
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '')
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines.filter((line) => literal.test(line))).toEqual([]);
});
