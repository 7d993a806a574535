import { afterEach, expect, test, vi } from 'vitest';
import { clockRange, compareDays, dayIn, dayParts, longDate } from '../../../src/domain/dates.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// tests/unit/content/events.test.ts has the rules of the year.
test.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])(
  'a day is the same in %s, with the English names of its month and weekday',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const format = (options: Intl.DateTimeFormatOptions) => (iso: string) =>
      new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(iso));
    // Consecutive months begin on every day of the week.
    const days = Array.from({ length: 12 }, (_, month) =>
      new Date(Date.UTC(2027, month, 1)).toISOString().slice(0, 10),
    );
    expect(days.map(longDate)).toEqual(days.map(format({ dateStyle: 'long' })));
    expect(days.map((day) => dayParts(day).weekday)).toEqual(days.map(format({ weekday: 'long' })));
  },
);

test.each([
  ['18:00', '19:30', '6:00–7:30 PM'],
  ['10:00', '12:30', '10:00 AM–12:30 PM'],
  ['00:00', '11:59', '12:00–11:59 AM'],
  ['12:00', '23:59', '12:00–11:59 PM'],
])('%s to %s is %s', (start, end, text) => {
  expect(clockRange(start, end)).toBe(text);
});

test('days are ordered as written', () => {
  expect(compareDays('2026-12-31', '2027-10-01')).toBe(-1);
  expect(compareDays('2027-10-01', '2027-09-30')).toBe(1);
  expect(compareDays('2027-10-01', '2027-10-01')).toBe(0);
});

test('what is no day or no time is refused', () => {
  for (const text of ['2027-02-29', '2027-1-1', 'soon'])
    expect(() => longDate(text)).toThrow(new RangeError(`Not a day: ${text}`));
  for (const text of ['24:00', '10:60', 'a18:00', '18:00a'])
    expect(() => clockRange(text, '12:00')).toThrow(new RangeError(`Not a time: ${text}`));
});

test('an instant is on a day of its time zone, whose format is created once', () => {
  const created = vi.spyOn(Intl, 'DateTimeFormat');
  const instants = ['2027-05-19T03:59:59Z', '2027-05-19T04:00:00Z', '2027-01-21T04:59:59Z'];
  expect(instants.map((instant) => dayIn('America/Detroit', Date.parse(instant)))).toEqual([
    '2027-05-18',
    '2027-05-19',
    '2027-01-20',
  ]);
  expect(created).toHaveBeenCalledOnce();
});

test('where the browser has Temporal, it computes the day', () => {
  const fromEpochMilliseconds = (instant: number) => ({
    toZonedDateTimeISO: (zone: string) => ({ toPlainDate: () => `${instant} in ${zone}` }),
  });
  vi.stubGlobal('Temporal', { Instant: { fromEpochMilliseconds } });
  expect(dayIn('UTC', 7)).toBe('7 in UTC');
});
