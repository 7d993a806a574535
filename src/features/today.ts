import { use, useSyncExternalStore } from 'react';
import { academyZone } from '../content/site.ts';
import { dayIn } from '../domain/dates.ts';
import { ClockContext } from './clock.ts';

/** A tab that is come back to may be days old. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Today where the academy is, as `2027-05-18`; undefined in a prerendered page, which is older than that. */
export function useToday(): string | undefined {
  const now = use(ClockContext);
  return useSyncExternalStore(
    subscribe,
    () => dayIn(academyZone, now()),
    () => undefined,
  );
}
