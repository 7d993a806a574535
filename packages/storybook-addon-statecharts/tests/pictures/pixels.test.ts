import { expect, test } from 'vitest';
import { difference, isNoise, type Pixels } from '../../src/pictures/pixels.ts';

/** Creates a grey picture whose first `changed` pixels are `levels` brighter. */
function grey(changed = 0, levels = 0, width = 200): Pixels {
  const data = new Uint8Array(width * 4).fill(100);
  data.fill(100 + levels, 0, changed * 4);
  return { data, width, height: 1 };
}

test.each([
  [70, 23, true],
  [150, 3, true],
  [150, 4, false],
  [151, 1, false],
  [10, 32, true],
  [10, 33, false],
  [11, 24, false],
])('%i pixels by %i levels: noise between machines is %s', (changed, levels, isIt) => {
  const { drawn, ...distance } = difference(grey(), grey(changed, levels));
  expect(distance).toEqual({ pixels: changed, levels });
  expect(isNoise(distance)).toBe(isIt);
  // Different pixels are drawn red, equal ones pale.
  expect(drawn.data.slice(0, 4)).toEqual(Uint8Array.of(220, 20, 20, 255));
  expect(drawn.data.slice(-4)).toEqual(Uint8Array.of(216, 216, 216, 255));
});

test('pictures of different sizes cannot be compared', () => {
  expect(() => difference(grey(), grey(0, 0, 99))).toThrow('different sizes');
});
