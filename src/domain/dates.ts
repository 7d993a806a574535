/**
 * Days and clock times as they stand in a calendar, without a time zone: a day is `2027-01-21`, a time
 * `18:00`. Nothing here passes through local time, which would shift a day west of Greenwich.
 */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export type Month = (typeof months)[number];
export type Weekday = (typeof weekdays)[number];

/** The parts of a day. */
export interface DayParts {
  year: number;
  /** 1–31. */
  day: number;
  month: Month;
  weekday: Weekday;
}

/** @throws RangeError for a text that is no day of the calendar */
export function dayParts(iso: string): DayParts {
  const instant = new Date(`${iso}T00:00:00Z`);
  // An impossible day either has no instant or rolls over into the next month.
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== iso) {
    throw new RangeError(`Not a day: ${iso}`);
  }
  return {
    year: instant.getUTCFullYear(),
    day: instant.getUTCDate(),
    // Both are in the range that the calendar has.
    month: months[instant.getUTCMonth()] as Month,
    weekday: weekdays[instant.getUTCDay()] as Weekday,
  };
}

/** "October 29, 2026": the long US format (docs/product.md P4.13). */
export function longDate(iso: string): string {
  const { year, month, day } = dayParts(iso);
  return `${month} ${day}, ${year}`;
}

function clock(time: string): { text: string; half: 'AM' | 'PM' } {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  if (!/^\d\d:\d\d$/u.test(time) || hours > 23 || minutes > 59) {
    throw new RangeError(`Not a time: ${time}`);
  }
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return { text: `${hour}:${String(minutes).padStart(2, '0')}`, half: hours < 12 ? 'AM' : 'PM' };
}

/** "6:00–7:30 PM", "10:00 AM–1:00 PM". */
export function clockRange(start: string, end: string): string {
  const from = clock(start);
  const to = clock(end);
  const first = from.half === to.half ? from.text : `${from.text} ${from.half}`;
  return `${first}–${to.text} ${to.half}`;
}

/**
 * The day that an instant falls on in a time zone, as `2027-05-18`.
 * @param instant in milliseconds, as the device's clock counts them
 * @throws RangeError for a zone or an instant that is none
 */
export function dayIn(timeZone: string, instant: number): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = new Map<string, string>(
    format.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return ['year', 'month', 'day'].map((type) => parts.get(type)).join('-');
}

/**
 * Does a day lie behind another? One's own day is not over before it ends. While today is not known, as on
 * a page that was written ahead, nothing is over.
 */
export function isOver(day: string, today: string | undefined): boolean {
  // Stryker disable next-line ConditionalExpression: Nothing is less than undefined; the question is for the compiler.
  return today !== undefined && day < today;
}

/** @param iso `2027-01-21` */
export function dayAfter(iso: string): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** A day that comes every year: the third Thursday of January. */
export interface YearlyRule {
  /** Every month has four of each weekday. */
  nth: 1 | 2 | 3 | 4;
  weekday: Weekday;
  month: Month;
}

/** The rule's day in a year, as `2027-01-21`. */
export function dayOf({ nth, weekday, month }: YearlyRule, year: number): string {
  const first = new Date(Date.UTC(year, months.indexOf(month), 1));
  const ahead = (weekdays.indexOf(weekday) - first.getUTCDay() + 7) % 7;
  first.setUTCDate(1 + ahead + 7 * (nth - 1));
  return first.toISOString().slice(0, 10);
}

/** The rule's first day that does not lie behind `today`. */
export function nextDay(rule: YearlyRule, today: string): string {
  const { year } = dayParts(today);
  const thisYear = dayOf(rule, year);
  return isOver(thisYear, today) ? dayOf(rule, year + 1) : thisYear;
}
