import { expect, test } from 'vitest';
import { createAttempts } from '../../../scripts/embedded-supabase/attempts.ts';

function started(limit: number, seconds: number) {
  const clock = { ms: 1_800_000_000_000 };
  const attempts = createAttempts(limit, seconds, () => new Date(clock.ms));
  return { attempts, pass: (ms: number) => (clock.ms += ms) };
}

test('as many as are allowed, and then a wait to the end of the time that the first began', () => {
  const { attempts, pass } = started(2, 60);
  expect(attempts.waitOf('a')).toBe(0);
  attempts.note('a');
  expect(attempts.waitOf('a')).toBe(0);
  pass(10_000);
  attempts.note('a');
  expect([attempts.waitOf('a'), attempts.waitOf('b')]).toEqual([50, 0]);
  pass(1);
  expect(attempts.waitOf('a')).toBe(50);
  attempts.note('a');
  pass(49_998);
  expect(attempts.waitOf('a')).toBe(1);
  pass(1);
  expect(attempts.waitOf('a')).toBe(0);
  attempts.note('a');
  expect(attempts.waitOf('a')).toBe(0);
});

test('when the time is over, the next failure begins a new one', () => {
  const { attempts, pass } = started(1, 60);
  attempts.note('a');
  pass(60_000);
  attempts.note('a');
  expect(attempts.waitOf('a')).toBe(60);
});

test('forgiven, nobody waits', () => {
  const { attempts } = started(1, 60);
  attempts.note('a');
  expect(attempts.waitOf('a')).toBe(60);
  attempts.clear();
  expect(attempts.waitOf('a')).toBe(0);
});

test('who fails again after the time is over is no longer the oldest', () => {
  const { attempts, pass } = started(1, 60);
  attempts.note('again');
  pass(60_000);
  for (let index = 1; index < 10_000; index += 1) attempts.note(`k${index}`);
  attempts.note('again');
  attempts.note('one more');
  expect(['k1', 'again'].map((key) => attempts.waitOf(key))).toEqual([0, 60]);
});

test('ten thousand are remembered, the oldest go first', () => {
  const { attempts } = started(1, 60);
  for (let index = 0; index < 10_000; index += 1) attempts.note(`k${index}`);
  expect(attempts.waitOf('k0')).toBe(60);
  attempts.note('one more');
  expect(['k0', 'k1', 'one more'].map((key) => attempts.waitOf(key))).toEqual([0, 60, 60]);
});
