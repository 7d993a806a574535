import { globSync, statSync } from 'node:fs';

import { expect, test } from 'vitest';

import { families, ranges } from '../../../src/ui/styles/fonts/families.ts';

const folder = 'src/ui/styles/fonts';
const files = Object.values(families).map(({ file }) => file);

test('the fonts take at most 52 KB on an English page', () => {
  const sizes = files.map((file) => statSync(`${folder}/${file}.woff2`).size);
  expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(52 * 1024);
});

test('the fonts are all listed in families.ts, each family with its licence', () => {
  const named = files.flatMap((file) => [
    ...Object.keys(ranges).map((part) => `${file}${part}.woff2`),
    `${file}.OFL.txt`,
  ]);
  expect(globSync('*.{woff2,txt}', { cwd: folder }).toSorted()).toEqual(named.toSorted());
});

test('the fonts contain every character of the site’s texts', () => {
  const parts = Object.values(ranges).flatMap((range) => range.split(', '));
  const bounds = parts.map((part) =>
    part
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16)),
  );
  const isIn = (point: number) =>
    bounds.some(([from = 0, to = from]) => point >= from && point <= to);
  const signs = [...'AZaz09–—’‘“”…•×½€™éüñçØßŁżğŞőțẞ'];
  expect(signs.filter((sign) => !isIn(sign.codePointAt(0) ?? 0))).toEqual([]);
});
