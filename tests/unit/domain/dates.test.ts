import { afterEach, expect, test, vi } from 'vitest';
import {
  clockRange,
  compareDays,
  dayAfter,
  dayIn,
  dayParts,
  isOver,
  longDate,
} from '../../../src/domain/dates.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

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

test.each([
  ['America/New_York', '2027-05-19T03:59:59Z', '2027-05-18'],
  ['America/New_York', '2027-05-19T04:00:00Z', '2027-05-19'],
  ['America/New_York', '2027-01-21T04:59:59Z', '2027-01-20'],
  ['UTC', '2026-12-31T23:59:59Z', '2026-12-31'],
])('in %s %s is %s', (zone, instant, day) => {
  expect(dayIn(zone, Date.parse(instant))).toBe(day);
});

test('months and weekdays have their English names', () => {
  const format = (options: Intl.DateTimeFormatOptions) => (iso: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(iso));
  const days = Array.from({ length: 12 }, (_, month) =>
    // Consecutive months begin on every day of the week.
    new Date(Date.UTC(2027, month, 1)).toISOString().slice(0, 10),
  );
  expect(days.map(longDate)).toEqual(days.map(format({ dateStyle: 'long' })));
  expect(days.map((day) => dayParts(day).weekday)).toEqual(days.map(format({ weekday: 'long' })));
});

test('a time zone’s format is created once', () => {
  const created = vi.spyOn(Intl, 'DateTimeFormat');
  for (const instant of [0, 1, 2]) dayIn('Asia/Tokyo', instant);
  expect(created).toHaveBeenCalledOnce();
  created.mockRestore();
});

test('where the browser has Temporal, it computes the day', () => {
  const toZonedDateTimeISO = vi.fn(() => ({ toPlainDate: () => ({ toString: () => 'a day' }) }));
  const fromEpochMilliseconds = vi.fn(() => ({ toZonedDateTimeISO }));
  vi.stubGlobal('Temporal', { Instant: { fromEpochMilliseconds } });
  expect(dayIn('UTC', 7)).toBe('a day');
  expect([fromEpochMilliseconds.mock.calls, toZonedDateTimeISO.mock.calls]).toEqual([
    [[7]],
    [['UTC']],
  ]);
});

test.each([
  ['2026-12-31', '2027-10-01', -1],
  ['2027-10-01', '2027-09-30', 1],
  ['2027-10-01', '2027-10-01', 0],
])('%s compared with %s is %d', (a, b, order) => {
  expect(compareDays(a, b)).toBe(order);
});

// tests/unit/content/events.test.ts has the rules of the year.
test.each([
  ['2027-12-31', '2028-01-01'],
  ['2028-02-28', '2028-02-29'],
])('the day after %s is %s', (day, next) => {
  expect(dayAfter(day)).toBe(next);
});

test('an instant that is none has no day', () => {
  expect(() => dayIn('UTC', Number.NaN)).toThrow(RangeError);
});

test('a day is over when another has begun; without a today nothing is', () => {
  const days = ['2027-05-17', '2027-05-18', '2027-05-19'];
  expect(days.map((day) => isOver(day, '2027-05-18'))).toEqual([true, false, false]);
  expect(days.map((day) => isOver(day, undefined))).toEqual([false, false, false]);
});

test.each(['24:00', '9:00', '10:60', '', 'a18:00', '18:00a', '18:00:00'])(
  '%s is no time',
  (time) => {
    expect(() => clockRange(time, '12:00')).toThrow(new RangeError(`Not a time: ${time}`));
  },
);
