import { describe, expect, it } from 'vitest';

import { blend, contrast, parseHex } from '../../src/ui/styles/contrast.ts';
import { type ColorTokens, darkColor, lightColor } from '../../src/ui/styles/tokens/color.ts';
import { pairs } from '../../src/ui/styles/tokens/pairs.ts';

describe('the arithmetic', () => {
  it('matches the definition at both ends and in the middle', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.478, 3);
    expect(contrast('#123456', '#123456')).toBe(1);
  });

  it('blends and refuses other notations', () => {
    expect(blend('#ff0000', '#0000ff', 0.5)).toBe('#800080');
    expect(() => parseHex('rgb(0 0 0)')).toThrow('not #rrggbb: rgb(0 0 0)');
  });
});

describe.each<[string, ColorTokens]>([
  ['light', lightColor],
  ['dark', darkColor],
])('%s', (_name, color) => {
  it.each(pairs)('$use', ({ front, back, least }) => {
    const ratio = contrast(front(color), back(color));
    expect(Number(ratio.toFixed(2))).toBeGreaterThanOrEqual(least);
  });
});
