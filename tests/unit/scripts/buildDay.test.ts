import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildDay } from '../../../scripts/lib/buildDay.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2027-01-22T04:59:00Z') }));
afterEach(() => void vi.useRealTimers());

test.each([
  [undefined, '2027-01-21'],
  ['', '2027-01-21'],
  ['1800000000', '2027-01-15'],
])('SOURCE_DATE_EPOCH %s: the day where the academy is', (epoch, day) => {
  expect(buildDay(epoch)).toBe(day);
});

test.each(['soon', '-1', '1.5', '2027-01-21'])('rejects the epoch %s', (epoch) => {
  expect(() => buildDay(epoch)).toThrow(`SOURCE_DATE_EPOCH: ${epoch} is not a number of seconds`);
});
