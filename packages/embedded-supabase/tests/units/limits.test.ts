import { expect, test } from 'vitest';
import { createAttempts } from '../../src/limits.ts';

test('of ten thousand keys the one that failed longest ago is dropped for another', () => {
  let ms = 1_800_000_000_000;
  const attempts = createAttempts(1, 60, () => new Date(ms));
  attempts.note('again');
  ms += 60_000;
  for (let index = 1; index < 10_000; index += 1) attempts.note(`k${index}`);
  attempts.note('again');
  expect(attempts.waitOf('k1')).toBe(60);
  attempts.note('one more');
  const waits = ['k1', 'k2', 'again', 'one more'].map((key) => attempts.waitOf(key));
  expect(waits).toEqual([0, 60, 60, 60]);
});
