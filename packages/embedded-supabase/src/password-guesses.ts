import { createAttempts } from './attempts.ts';
import { callerOf } from './mail-rate-limit.ts';

const WINDOW_SECONDS = 300;
const OF_CALLER = 30;
const OF_ADDRESS = 10;
/** Past the address's limit, a caller that has not guessed, such as the owner, may still mistype. */
const OF_CALLER_PAST_ADDRESS = 3;

/**
 * Counts wrong passwords by caller, by address, and by both. A caller past its limit is refused
 * without a comparison. Past an address's limit only those who guessed at it are refused, so that
 * no one can lock its owner out.
 */
export function createPasswordGuesses(now: () => Date) {
  const byCaller = createAttempts(OF_CALLER, WINDOW_SECONDS, now);
  const byAddress = createAttempts(OF_ADDRESS, WINDOW_SECONDS, now);
  const byBoth = createAttempts(OF_CALLER_PAST_ADDRESS, WINDOW_SECONDS, now);
  return {
    /**
     * Counts a password as wrong before it is compared, so that concurrent ones count too. Returns
     * the seconds to `wait` if it must not be compared, and what to call if it was not wrong.
     */
    begin(email: string, peer: string | undefined) {
      const caller = callerOf(peer);
      const counts = [
        [byCaller, caller],
        [byAddress, email],
        [byBoth, `${caller} ${email}`],
      ] as const;
      const [ofCaller = 0, ofAddress = 0, ofBoth = 0] = counts.map(([one, key]) => one.waitOf(key));
      const wait = Math.max(ofCaller, Math.min(ofAddress, ofBoth));
      if (wait === 0) for (const [attempts, key] of counts) attempts.note(key);
      const takeBack = () => {
        for (const [attempts, key] of counts) attempts.takeBack(key);
      };
      return { wait, takeBack };
    },
    clear(): void {
      for (const attempts of [byCaller, byAddress, byBoth]) attempts.clear();
    },
  };
}
