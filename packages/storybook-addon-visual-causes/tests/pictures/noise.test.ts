import { expect, test } from 'vitest';
import { classifyDiff } from '../../src/desk/difference/classifyDiff.ts';
import type { Pixels } from '../../src/pictures/images.ts';

/** Creates a grey picture whose first pixels are brighter by some levels. */
function grey(changed: readonly { pixels: number; levels: number }[] = [], width = 200): Pixels {
  const levels = changed.flatMap((each) => Array<number>(each.pixels).fill(each.levels));
  const data = Array.from({ length: width }, (_, at) =>
    Array<number>(4).fill(100 + (levels[at] ?? 0)),
  );
  return { data: Uint8Array.from(data.flat()), width, height: 1 };
}

test.each([
  ['150 by 3', true],
  ['151 by 1', false],
  ['70 by 23', true],
  ['71 by 4', false],
  ['10 by 36', true],
  ['11 by 24', false],
  ['1 by 37', false],
  ['80 by 3, 60 by 23, 10 by 36', true],
  ['81 by 3, 60 by 23, 10 by 36', false],
  ['61 by 4, 10 by 24', false],
])('pixels that differ, %s levels: noise between machines is %s', (differing, isIt) => {
  const changed = differing.split(', ').map((each) => {
    const [pixels = 0, levels = 0] = each.split(' by ').map(Number);
    return { pixels, levels };
  });
  const found = classifyDiff(grey(), grey(changed));
  expect(found.pixels).toBe(changed.reduce((sum, { pixels }) => sum + pixels, 0));
  expect(found.levels).toBe(changed.at(-1)?.levels);
  expect(found.isNoise).toBe(isIt);
});

test('pictures of different sizes are no noise', () => {
  expect(classifyDiff(grey(), grey([], 99)).isNoise).toBe(false);
  expect(classifyDiff(grey(), { ...grey([], 400), width: 200, height: 2 }).isNoise).toBe(false);
});
