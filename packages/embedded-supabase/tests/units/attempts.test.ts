import { expect, test } from 'vitest';
import { createAttempts } from '../../src/attempts.ts';

function createWithClock(limit: number, seconds: number) {
  const clock = { ms: 1_800_000_000_000 };
  const attempts = createAttempts(limit, seconds, () => new Date(clock.ms));
  return { attempts, advance: (ms: number) => (clock.ms += ms) };
}

test('a key that fails again in a new window is no longer the oldest', () => {
  const { attempts, advance } = createWithClock(1, 60);
  attempts.note('again');
  advance(60_000);
  for (let index = 1; index < 10_000; index += 1) attempts.note(`k${index}`);
  attempts.note('again');
  attempts.note('one more');
  expect(['k1', 'again'].map((key) => attempts.waitOf(key))).toEqual([0, 60]);
});

test('ten thousand keys are kept, and the oldest is dropped first', () => {
  const { attempts } = createWithClock(1, 60);
  for (let index = 0; index < 10_000; index += 1) attempts.note(`k${index}`);
  expect(attempts.waitOf('k0')).toBe(60);
  attempts.note('one more');
  expect(['k0', 'k1', 'one more'].map((key) => attempts.waitOf(key))).toEqual([0, 60, 60]);
});
