import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { families } from '../../../src/ui/styles/fonts/families.ts';

const folder = path.resolve(import.meta.dirname, '../../../src/ui/styles/fonts');
const size = (file: string) => statSync(path.join(folder, file)).size;

describe('the fonts', () => {
  it('take at most 52 KB on an English page', () => {
    const first = Object.values(families).map(({ faces }) => faces[0].file);
    expect(first.map(size).reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(52 * 1024);
  });

  it('are all listed in families.ts, each family with its licence', () => {
    const named = Object.values(families).flatMap(({ faces }) => faces.map(({ file }) => file));
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
    for (const { family, faces } of Object.values(families)) {
      const lost = [...'AZaz09–—’‘“”•…×½€™éüñçØßŁżğŞőțẞ'].filter(
        (sign) => !faces.some((face) => inRange(sign.codePointAt(0) ?? 0, face.unicodeRange)),
      );
      expect(lost, family).toEqual([]);
    }
  });
});
