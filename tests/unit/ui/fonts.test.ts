import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { families, ranges } from '../../../src/ui/styles/fonts/families.ts';

const folder = path.resolve(import.meta.dirname, '../../../src/ui/styles/fonts');
const size = (file: string) => statSync(path.join(folder, file)).size;

describe('the fonts', () => {
  it('take at most 52 KB on an English page', () => {
    const first = Object.values(families).map(({ file }) => `${file}.woff2`);
    expect(first.map(size).reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(52 * 1024);
  });

  it('are all listed in families.ts, each family with its licence', () => {
    const named = Object.values(families).flatMap(({ file }) =>
      Object.keys(ranges).map((part) => `${file}${part}.woff2`),
    );
    const files = readdirSync(folder);
    expect(files.filter((file) => file.endsWith('.woff2')).toSorted()).toEqual(named.toSorted());
    expect(files.filter((file) => file.endsWith('.OFL.txt'))).toHaveLength(2);
  });

  it('contain every character of the site’s texts', () => {
    const inRange = (point: number, range: string) =>
      range.split(', ').some((part) => {
        const [from = 0, to = from] = part
          .slice(2)
          .split('-')
          .map((hex) => Number.parseInt(hex, 16));
        return point >= from && point <= to;
      });
    const lost = [...'AZaz09–—’‘“”•…×½€™éüñçØßŁżğŞőțẞ'].filter(
      (sign) => !Object.values(ranges).some((range) => inRange(sign.codePointAt(0) ?? 0, range)),
    );
    expect(lost).toEqual([]);
  });
});
