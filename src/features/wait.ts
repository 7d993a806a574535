import { use, useEffect, useState } from 'react';
import { DEFAULT_RETRY_AFTER_MS, type AuthFailure } from '../domain/authFailure.ts';
import { ClockContext } from './clock.ts';

const secondsOf = (ms: number): number => Math.max(0, Math.ceil(ms / 1000));

/**
 * Returns how many whole seconds a refused request must wait; 0 without a wait. Measured by the clock,
 * so that neither a hidden tab nor a sleeping device extends it.
 */
export function useWait(failure: AuthFailure | undefined): number {
  const now = use(ClockContext);
  const ms = failure?.kind === 'rateLimited' ? (failure.retryAfterMs ?? DEFAULT_RETRY_AFTER_MS) : 0;
  const [seconds, setSeconds] = useState(secondsOf(ms));
  useEffect(() => {
    const end = now() + ms;
    const update = () => {
      const left = secondsOf(end - now());
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(update, 1000);
    update();
    return () => clearInterval(timer);
  }, [failure, ms, now]);
  return seconds;
}
