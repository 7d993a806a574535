import { expect, test } from 'vitest';
import { TIME_ZONE } from '../../../scripts/publications/icalendar.ts';
import { MAX_CLASS_SIZE } from '../../../src/content/curriculum.ts';
import { learnerEvents } from '../../../src/content/dashboard.ts';
import { events, eventsChanged, eventsFrom } from '../../../src/content/events.ts';
import { academyZone } from '../../../src/content/site.ts';
import { clockRange, dayParts } from '../../../src/domain/dates.ts';
import { fc } from '../../support/property.ts';

const day = fc
  .integer({ min: 0, max: 20 * 366 })
  .map((days) => new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10));
const yearAfter = (today: string) => `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
const dates = (today: string) => eventsFrom(today).map(({ date }) => date);

test('the days match those announced for 2027, and an event moves to next year on the day after', () => {
  const announced = '2027-01-21 2027-02-06 2027-02-24 2027-03-13 2027-04-24 2027-05-18'.split(' ');
  expect(events.map(({ date }) => date)).toEqual(announced);
  expect(dates('2027-01-21')).toEqual(announced);
  expect(dates('2027-01-22')).toEqual([...announced.slice(1), '2028-01-20']);
});

test('on any build day all six are within a year, ordered, on their weekdays, until the day after one', () => {
  fc.assert(
    fc.property(day, (today) => {
      const coming = dates(today);
      expect(coming).toEqual(coming.toSorted());
      expect(coming.filter((date) => date < today || date > yearAfter(today))).toEqual([]);
      const rules = eventsFrom(today).map(({ id, date }) => {
        const { day: of, weekday, month } = dayParts(date);
        return [id, `${Math.ceil(of / 7)} ${weekday} ${month}`];
      });
      expect(Object.fromEntries(rules)).toEqual({
        'family-money-night': '3 Thursday January',
        'first-bank-account-clinic': '1 Saturday February',
        'spot-the-scam': '4 Wednesday February',
        'file-your-first-tax-return': '2 Saturday March',
        'young-founders-fair': '4 Saturday April',
        'retirement-from-zero': '3 Tuesday May',
      });
      // The list changes on the day after an event.
      const since = eventsChanged(today);
      const before = new Date(Date.parse(since) - 86_400_000).toISOString().slice(0, 10);
      expect(since <= today).toBe(true);
      expect(eventsFrom(since)).toEqual(eventsFrom(today));
      expect(eventsFrom(before)).not.toEqual(eventsFrom(today));
    }),
  );
});

test('an event ends after it starts, with room where it offers to register, and is one thing everywhere', () => {
  for (const { time, type, attendees } of events) {
    expect(() => clockRange(time.start, time.end)).not.toThrow();
    expect(time.start < time.end).toBe(true);
    if (type === 'Workshop') expect(attendees).toBeLessThan(MAX_CLASS_SIZE);
  }
  expect(learnerEvents).toHaveLength(2);
  expect(events).toEqual(expect.arrayContaining([...learnerEvents]));
  expect(academyZone).toBe(TIME_ZONE);
});
