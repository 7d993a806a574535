import { academyZone } from '../../src/content/site.ts';
import { dayIn } from '../../src/domain/dates.ts';

/**
 * The day of this build in the academy's time zone, as `2026-11-23`: that of `SOURCE_DATE_EPOCH`, in
 * seconds (https://reproducible-builds.org/specs/source-date-epoch/), else today.
 * @throws for an invalid epoch
 */
export function buildDay(epoch: string | undefined = process.env['SOURCE_DATE_EPOCH']): string {
  if (epoch === undefined || epoch === '') return dayIn(academyZone, Date.now());
  if (!/^\d{1,12}$/u.test(epoch))
    throw new Error(`SOURCE_DATE_EPOCH: ${epoch} is not a number of seconds`);
  return dayIn(academyZone, Number(epoch) * 1000);
}
