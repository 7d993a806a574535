import { expect, test } from 'vitest';

import { fluid } from '../../src/ui/styles/tokens/fluid.ts';
import { zIndex } from '../../src/ui/styles/tokens/shape.ts';
import { lightTokens } from '../../src/ui/styles/tokens/tokens.ts';

test('layers stack in the order that they are listed', () => {
  const heights = Object.values(zIndex).map(Number);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
});

/** The px of a `clamp(min, start + slope vw, max)` at a viewport width, for a root size of 16 px. */
function at(size: string, width: number): number {
  const parts = /^clamp\(([\d.]+)rem, (-?[\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)$/u.exec(size);
  const [min = 0, start = 0, slope = 0, max = 0] = (parts ?? []).slice(1).map(Number);
  return Math.min(Math.max(min * 16, start * 16 + (slope * width) / 100), max * 16);
}

test('a fluid size is smallest at 320 px, largest at 1440, and constant beyond', () => {
  const size = fluid(46, 96);
  expect([240, 320, 880, 1440, 2000].map((width) => Math.round(at(size, width)))).toEqual([
    46, 46, 71, 96, 96,
  ]);
  expect(fluid(16, 16)).toBe('1rem');
});

test.each(Object.entries(lightTokens.fontSize))(
  'text of size %s doubles with the visitor’s (WCAG 1.4.4): at most 2.5 times the minimum',
  (_, size) => {
    expect(at(size, 1440) / at(size, 320)).toBeLessThanOrEqual(2.5);
  },
);
