/**
 * Calendar days (`2027-01-21`) and clock times (`18:00`) without a time zone. Converting through
 * local time would shift a day west of Greenwich.
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

export interface DayParts {
  year: number;
  /** 1–31. */
  day: number;
  month: Month;
  weekday: Weekday;
}

/** @throws RangeError if `iso` is not a calendar day */
export function dayParts(iso: string): DayParts {
  const instant = new Date(`${iso}T00:00:00Z`);
  // An impossible day is either invalid or rolls over into the next month.
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== iso) {
    throw new RangeError(`Not a day: ${iso}`);
  }
  return {
    year: instant.getUTCFullYear(),
    day: instant.getUTCDate(),
    // Both indexes are in range for a valid date.
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

/** "Thursday, 6:00–7:30 PM". */
export function weekdayAndTime({
  date,
  time,
}: {
  date: string;
  time: { start: string; end: string };
}): string {
  return `${dayParts(date).weekday}, ${clockRange(time.start, time.end)}`;
}

/** The part of `Temporal` used here. */
interface TemporalDays {
  Instant: {
    fromEpochMilliseconds: (instant: number) => {
      toZonedDateTimeISO: (timeZone: string) => { toPlainDate: () => { toString: () => string } };
    };
  };
}

/** By time zone, because a new one takes four frames on a phone. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  dayFormats.set(timeZone, format);
  return format;
}

/**
 * Returns the day of an instant in a time zone, as `2027-05-18`.
 * @param instant in milliseconds
 * @throws RangeError for an invalid zone or instant
 */
export function dayIn(timeZone: string, instant: number): string {
  // Thirty times faster where supported, so that it delays no press.
  const { Temporal } = globalThis as { Temporal?: TemporalDays };
  if (Temporal !== undefined) {
    const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
    return zoned.toPlainDate().toString();
  }
  const format = dayFormat(timeZone);
  const parts = new Map<string, string>(
    format.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return ['year', 'month', 'day'].map((type) => parts.get(type)).join('-');
}

/** Orders days as written, earliest first. The first `localeCompare` takes two frames on a phone. */
export function compareDays(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

/** Whether `day` is before `today`. Prerendered pages do not know today, so nothing is over there. */
export function isOver(day: string, today: string | undefined): boolean {
  return day < (today ?? '');
}

/** @param iso `2027-01-21` */
export function dayAfter(iso: string): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** An annual date, such as the third Thursday of January. */
export interface YearlyRule {
  /** At most 4, because every month has four of each weekday. */
  nth: 1 | 2 | 3 | 4;
  weekday: Weekday;
  month: Month;
}

/** Returns the date in a given year, as `2027-01-21`. */
export function dayOf({ nth, weekday, month }: YearlyRule, year: number): string {
  const first = new Date(Date.UTC(year, months.indexOf(month), 1));
  const ahead = (weekdays.indexOf(weekday) - first.getUTCDay() + 7) % 7;
  first.setUTCDate(1 + ahead + 7 * (nth - 1));
  return first.toISOString().slice(0, 10);
}

/** Returns the first date on or after `today`. */
export function nextDay(rule: YearlyRule, today: string): string {
  const { year } = dayParts(today);
  const thisYear = dayOf(rule, year);
  return isOver(thisYear, today) ? dayOf(rule, year + 1) : thisYear;
}
