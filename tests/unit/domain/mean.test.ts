import { expect, test } from 'vitest';
import { mean } from '../../../src/domain/mean.ts';

test.each([
  [[], 0],
  [[75], 75],
  [[75, 45, 20], 140 / 3],
  [[-10, 10], 0],
])('the mean of %j is %d', (values, expected) => {
  expect(mean(values)).toBeCloseTo(expected, 10);
});
