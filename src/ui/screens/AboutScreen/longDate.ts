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
];

/** `2026-05-14` as "May 14, 2026": the same on every machine and in every time zone. */
export function longDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${months[Number(month) - 1] ?? month} ${Number(day)}, ${year}`;
}
