import { use, useSyncExternalStore } from 'react';
import { academyZone } from '../content/site.ts';
import { dayIn } from '../domain/dates.ts';
import { ClockContext } from './clock.ts';

/** A tab may be shown again after days. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Today at the academy, as `2027-05-18`; undefined on a prerendered page, which may be older. */
export function useToday(): string | undefined {
  const now = use(ClockContext);
  return useSyncExternalStore(
    subscribe,
    () => dayIn(academyZone, now()),
    () => undefined,
  );
}
