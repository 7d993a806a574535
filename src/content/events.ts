import {
  compareDays,
  dayAfter,
  dayOf,
  dayParts,
  nextDay,
  type YearlyRule,
} from '../domain/dates.ts';
import { buildDay } from './buildDay.ts';
import type { Motif } from '../domain/motifs.ts';
import type { PageText } from './pageText.ts';

export const eventsPage = {
  heading: 'Events',
  statement: 'Bring a receipt and a friend.',
  description: 'Workshops, family evenings and talks about money, by date.',
} as const satisfies PageText;

/** An event (docs/product.md P5.4). */
export interface AcademyEvent {
  id: string;
  /** The motif of its rosette. */
  motif: Motif;
  title: string;
  /** `2027-01-21`. */
  date: string;
  /** On that day, in `academyZone`: `18:00`. */
  time: { start: string; end: string };
  location: string;
  type: string;
  /** The number of registrations. */
  attendees: number;
  description: string;
  featured: boolean;
}

/** When the texts and rules below were last reviewed: the timestamp of the calendar files. */
export const eventsRevised = '2026-11-20';

/** Each takes place once a year. */
const yearly: readonly (Omit<AcademyEvent, 'date'> & { on: YearlyRule })[] = [
  {
    id: 'family-money-night',
    motif: 'shopping-cart',
    title: 'Family money night',
    on: { nth: 3, weekday: 'Thursday', month: 'January' },
    time: { start: '18:00', end: '19:30' },
    location: 'Alderford Public Library, reading room',
    type: 'Family evening',
    attendees: 62,
    description:
      'Bring your children and your grocery receipt. Each table plans one week of dinners for the same $90, then we compare. Soup and bread are on us.',
    featured: true,
  },
  {
    id: 'first-bank-account-clinic',
    motif: 'bank',
    title: 'First bank account clinic',
    on: { nth: 1, weekday: 'Saturday', month: 'February' },
    time: { start: '10:00', end: '12:30' },
    location: 'Tallygrove, 40 Orchard Street',
    type: 'Workshop',
    attendees: 9,
    description:
      'For ages 13 to 18 with a parent. Read a fee sheet line by line, and leave knowing which account you want and what to bring to open it.',
    featured: false,
  },
  {
    id: 'spot-the-scam',
    motif: 'shield-check',
    title: 'Spot the scam',
    on: { nth: 4, weekday: 'Wednesday', month: 'February' },
    time: { start: '18:30', end: '19:30' },
    location: 'Online',
    type: 'Talk',
    attendees: 118,
    description:
      'Twelve real text messages, three of them honest. We vote on each, then take apart how the other nine try to hurry you.',
    featured: false,
  },
  {
    id: 'file-your-first-tax-return',
    motif: 'receipt',
    title: 'File your first tax return',
    on: { nth: 2, weekday: 'Saturday', month: 'March' },
    time: { start: '13:00', end: '16:00' },
    location: 'Tallygrove, 40 Orchard Street',
    type: 'Workshop',
    attendees: 11,
    description:
      'Bring your W-2 and a laptop. A volunteer sits beside you while you fill in every line yourself, so that next year you can do it alone.',
    featured: false,
  },
  {
    id: 'young-founders-fair',
    motif: 'storefront',
    title: 'Young founders market',
    on: { nth: 4, weekday: 'Saturday', month: 'April' },
    time: { start: '09:00', end: '13:00' },
    location: 'Orchard Street parking lot',
    type: 'Market',
    attendees: 184,
    description:
      'Twenty stands run by children aged 8 to 14 who wrote their own price tags and keep their own books. Bring small change, and ask them what their profit is.',
    featured: true,
  },
  {
    id: 'retirement-from-zero',
    motif: 'tree',
    title: 'Retirement, starting from zero',
    on: { nth: 3, weekday: 'Tuesday', month: 'May' },
    time: { start: '18:00', end: '19:30' },
    location: 'Alderford Public Library, reading room',
    type: 'Talk',
    attendees: 41,
    description:
      'At 25, at 45, at 60: what a first $50 a month can still become, what it cannot, and which account to put it in.',
    featured: false,
  },
];

/** Returns the six events, each on its first date from `today` on, ordered by date. */
export function eventsFrom(today: string): AcademyEvent[] {
  return yearly
    .map(({ on, ...event }) => ({ ...event, date: nextDay(on, today) }))
    .toSorted((a, b) => compareDays(a.date, b.date));
}

/** Returns the day on which that list last changed: after the latest past event. */
export function eventsChanged(today: string): string {
  const before = yearly.map(({ on }) => dayOf(on, dayParts(nextDay(on, today)).year - 1));
  return dayAfter(before.toSorted().at(-1) ?? today);
}

/** The events shown on the site: those after the day of the build. */
export const events: readonly AcademyEvent[] = eventsFrom(buildDay);

/** The page's words. */
export const eventsWords = {
  featured: 'Featured events',
  /** The page's title, including the years. */
  more: 'Other dates in',
  rules: 'All events are free. Children under 13 come with a grown-up. Times are Eastern.',
  /** Replaces `rules` when the last event is over. */
  none: 'All of these are over. We will post new dates here as soon as they are set.',
  over: 'It is over',
} as const;

export const eventsLead =
  'Family evenings, workshops and talks, in the library, at our place and online. Come once, or come to all of them.';
