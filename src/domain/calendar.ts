/**
 * Calendar days as `2027-01-16`: days on a wall calendar, the same in every time zone, so they are
 * formatted in UTC and never become an instant.
 */
function parts(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** "16". */
export function dayOf(date: string): string {
  return String(parts(date).getUTCDate());
}

/** "Jan". */
export function monthOf(date: string): string {
  return parts(date).toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' });
}
