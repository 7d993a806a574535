import { expect, test } from 'vitest';
import { highestReached } from '../../../src/domain/donation.ts';

test.each([
  [-10_000, undefined],
  [0, undefined],
  [9_999, undefined],
  [10_000, 100],
  [24_999, 100],
  [25_000, 250],
  [1_000_000, 1000],
])('a gift of %d cents reaches the step of %s dollars', (cents, step) => {
  expect(highestReached(BigInt(cents), [250, 100, 1000])).toBe(step);
});
