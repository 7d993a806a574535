import { afterEach, expect, test, vi } from 'vitest';
import { clockRange, dayParts, longDate } from '../../../src/domain/dates.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['Pacific/Honolulu', 'UTC', 'Pacific/Kiritimati'])(
  'a day is the same day in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(longDate('2024-09-14')).toBe('September 14, 2024');
    expect(dayParts('2028-02-29')).toEqual({
      year: 2028,
      day: 29,
      month: 'February',
      weekday: 'Tuesday',
    });
  },
);

test.each(['2027-02-29', '2027-13-01', '2027-1-1', 'soon', ''])('%s is no day', (text) => {
  expect(() => longDate(text)).toThrow(new RangeError(`Not a day: ${text}`));
});

test.each([
  ['18:00', '19:30', '6:00–7:30 PM'],
  ['10:00', '12:30', '10:00 AM–12:30 PM'],
  ['00:00', '11:59', '12:00–11:59 AM'],
  ['12:00', '13:00', '12:00–1:00 PM'],
  ['23:00', '23:59', '11:00–11:59 PM'],
])('%s to %s is %s', (start, end, text) => {
  expect(clockRange(start, end)).toBe(text);
});

test.each(['24:00', '9:00', '10:60', '', 'a18:00', '18:00a', '18:00:00'])(
  '%s is no time',
  (time) => {
    expect(() => clockRange(time, '12:00')).toThrow(new RangeError(`Not a time: ${time}`));
  },
);
