import { describe, expect, test } from 'vitest';
import { blogCategories, posts, type BlogPost } from '../../../src/content/blog.ts';
import { contact } from '../../../src/content/contact.ts';
import { courseCount, courses, type Course } from '../../../src/content/courses.ts';
import { impacts, otherWays } from '../../../src/content/donate.ts';
import { successStories } from '../../../src/content/results.ts';
import { MAX_CLASS_SIZE } from '../../../src/content/curriculum.ts';
import { learnerEvents } from '../../../src/content/dashboard.ts';
import {
  events,
  eventsChanged,
  eventsFrom,
  type AcademyEvent,
} from '../../../src/content/events.ts';
import {
  legalUpdated,
  privacyText,
  termsText,
  type LegalText,
} from '../../../src/content/legal.ts';
import { academyZone } from '../../../src/content/site.ts';
import { volunteerRoles, volunteerVoices } from '../../../src/content/volunteer.ts';
import { courseCategories } from '../../../src/domain/courses.ts';
import { clockRange, dayParts, longDate } from '../../../src/domain/dates.ts';
import { TIME_ZONE } from '../../../scripts/publications/icalendar.ts';
import { DEFAULT_PRESET, donationPresets } from '../../../src/domain/donation.ts';

import { fc } from '../../support/property.ts';

const allCourses: readonly Course[] = courses;
const allEvents: readonly AcademyEvent[] = events;
const allPosts: readonly BlogPost[] = posts;

function expectUnique(ids: readonly (string | number)[]) {
  expect(ids).toEqual([...new Set(ids)]);
}

/** In a URL as in a file name. */
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

describe('courses', () => {
  test('are six, cover every category, and have unique slugs', () => {
    expect(allCourses).toHaveLength(6);
    expectUnique(allCourses.map(({ id }) => id));
    expect(allCourses.filter(({ id }) => !slug.test(id))).toEqual([]);
    expect(new Set(allCourses.map(({ category }) => category))).toEqual(new Set(courseCategories));
  });

  test('are rated out of five', () => {
    expect(allCourses.filter(({ rating }) => !(rating >= 1 && rating <= 5))).toEqual([]);
  });

  test('are counted in words', () => {
    expect([courseCount(6, 'all'), courseCount(1, 'data'), courseCount(2, 'business')]).toEqual([
      '6 courses',
      '1 course in data',
      '2 courses in business',
    ]);
  });
});

describe('events', () => {
  test('are six, some featured, with unique slugs', () => {
    expect(allEvents).toHaveLength(6);
    expectUnique(allEvents.map(({ id }) => id));
    expect(allEvents.filter(({ id }) => !slug.test(id))).toEqual([]);
    expect(allEvents.map(({ featured }) => featured)).toContain(true);
    expect(allEvents.map(({ featured }) => featured)).toContain(false);
  });

  test('are ordered by date, end after they start, and have valid dates', () => {
    const dates = allEvents.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    for (const { date, time } of allEvents) {
      expect(() => [dayParts(date), clockRange(time.start, time.end)]).not.toThrow();
      expect(time.start < time.end).toBe(true);
    }
  });
});

describe('the days of events', () => {
  const day = fc
    .integer({ min: 0, max: 20 * 366 })
    .map((days) => new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10));
  const yearAfter = (today: string) => `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;

  test('follow the rules, and match those announced for 2027', () => {
    expect(events.map(({ id, date }) => [id, date])).toEqual([
      ['family-money-night', '2027-01-21'],
      ['first-bank-account-clinic', '2027-02-06'],
      ['spot-the-scam', '2027-02-24'],
      ['file-your-first-tax-return', '2027-03-13'],
      ['young-founders-fair', '2027-04-24'],
      ['retirement-from-zero', '2027-05-18'],
    ]);
  });

  test('on any build day all six are within a year, ordered, on their weekdays', () => {
    const on: Record<string, string> = {
      'family-money-night': '3 Thursday January',
      'first-bank-account-clinic': '1 Saturday February',
      'spot-the-scam': '4 Wednesday February',
      'file-your-first-tax-return': '2 Saturday March',
      'young-founders-fair': '4 Saturday April',
      'retirement-from-zero': '3 Tuesday May',
    };
    fc.assert(
      fc.property(day, (today) => {
        const coming = eventsFrom(today);
        const dates = coming.map(({ date }) => date);
        expect(dates).toEqual(dates.toSorted());
        expect(dates.filter((date) => date < today || date > yearAfter(today))).toEqual([]);
        expect(
          Object.fromEntries(
            coming.map(({ id, date }) => {
              const { day: of, weekday, month } = dayParts(date);
              return [id, `${Math.ceil(of / 7)} ${weekday} ${month}`];
            }),
          ),
        ).toEqual(on);
      }),
    );
  });

  test('an event of today is upcoming, and from tomorrow next year’s is last', () => {
    expect(eventsFrom('2027-01-21')[0]?.date).toBe('2027-01-21');
    expect(eventsFrom('2027-01-22').map(({ date }) => date)).toEqual([
      '2027-02-06',
      '2027-02-24',
      '2027-03-13',
      '2027-04-24',
      '2027-05-18',
      '2028-01-20',
    ]);
  });

  test('the list changes on the day after an event', () => {
    fc.assert(
      fc.property(day, (today) => {
        const since = eventsChanged(today);
        const before = new Date(Date.parse(since) - 86_400_000).toISOString().slice(0, 10);
        expect(since <= today).toBe(true);
        expect(eventsFrom(since)).toEqual(eventsFrom(today));
        expect(eventsFrom(before)).not.toEqual(eventsFrom(today));
      }),
    );
  });
});

describe('texts about events', () => {
  test('is the same on the dashboard, and in the time zone of the calendar files', () => {
    expect(learnerEvents).toHaveLength(2);
    expect(learnerEvents.map(({ id }) => allEvents.find((event) => event.id === id))).toEqual(
      learnerEvents,
    );
    expect(academyZone).toBe(TIME_ZONE);
  });

  test('leaves room in a workshop that still offers to register', () => {
    const workshops = allEvents.filter(({ type }) => type === 'Workshop');
    expect(workshops).toHaveLength(2);
    expect(workshops.filter(({ attendees }) => attendees >= MAX_CLASS_SIZE)).toEqual([]);
  });
});

describe('donations', () => {
  test('have the amounts and impacts of docs/product.md P11.1 and P4.11', () => {
    expect([donationPresets, DEFAULT_PRESET]).toEqual([[25, 50, 100, 250, 500, 1000], 50]);
    expect(impacts).toEqual([
      { dollars: 100, does: 'sponsors one student for a workshop' },
      { dollars: 250, does: 'provides materials for 10 students' },
      { dollars: 500, does: 'funds a course module' },
      { dollars: 1000, does: 'sponsors an outreach program' },
    ]);
    expect(successStories).toHaveLength(3);
    expect(otherWays.map(({ title }) => title)).toEqual([
      'Volunteer',
      'Spread the Word',
      'Corporate Partnership',
    ]);
  });
});

test('the four volunteer roles match docs/product.md P4.12', () => {
  expect(volunteerRoles.map(({ title, commitment }) => [title, commitment])).toEqual([
    ['Guest Instructor', '2-4 hours/month'],
    ['Mentor', '1-2 hours/week'],
    ['Event Assistant', 'flexible'],
    ['Career Advisor', '3-5 hours/month'],
  ]);
  expect(volunteerRoles.map(({ requirements }) => requirements.length)).toEqual([3, 3, 3, 3]);
  expect(volunteerVoices).toHaveLength(3);
});

test('the blog has six posts, 1 and 3 featured, in the categories of docs/product.md P4.13', () => {
  expect(allPosts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(allPosts.filter(({ featured }) => featured).map(({ id }) => id)).toEqual([1, 3]);
  expect(blogCategories).toEqual([
    'Education Technology',
    'Entrepreneurship',
    'Career Development',
    'STEM Education',
    'Remote Learning',
    'Diversity & Inclusion',
  ]);
  for (const { date } of allPosts) expect(() => dayParts(date)).not.toThrow();
});

test('the office hours are those of docs/product.md P4.14, and phone numbers are fictional', () => {
  expect(contact.hours).toBe('Mon-Fri 9AM-6PM, Sat 10AM-4PM');
  expect(contact.phoneLink).toBe(`tel:+1${contact.phone.replaceAll(/\D/gu, '')}`);
  expect(contact.phone).toMatch(/ 555-01\d\d$/u);
  expect(contact.email).toMatch(/\.example$/u);
});

test.each([
  ['privacy', privacyText as LegalText],
  ['terms', termsText as LegalText],
])('%s: sections can be linked to, and none is empty', (_, { sections, inShort }) => {
  expect(longDate(legalUpdated)).toBe('September 14, 2024');
  expectUnique(sections.map(({ id }) => id));
  expect(sections.filter(({ id, blocks }) => !slug.test(id) || blocks.length === 0)).toEqual([]);
  expect(inShort).toHaveLength(4);
});
