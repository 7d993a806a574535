import { createAttempts } from './attempts.ts';
import { callerOf } from './mail-rate-limit.ts';

/** A password attempt. */
export interface Guess {
  /** In lower case. */
  readonly email: string;
  readonly peer: string | undefined;
}

const WINDOW_SECONDS = 300;
const OF_ADDRESS = 10;
const OF_PEER = 30;
/** One person submits one password at a time; a caller that sends more must not fill the queue. */
const AT_ONCE = 4;

/**
 * Counts wrong passwords by address and caller. Past the limit, a wrong password gets another
 * answer, whether or not the account exists; the account is never locked, and the right password
 * always works.
 */
export function createPasswordGuesses(now: () => Date) {
  const byAddress = createAttempts(OF_ADDRESS, WINDOW_SECONDS, now);
  const byPeer = createAttempts(OF_PEER, WINDOW_SECONDS, now);
  const comparing = new Map<string, number>();

  /** A caller past its limit shares its slots among all addresses. */
  const laneOf = ({ email, peer }: Guess) => {
    const caller = callerOf(peer);
    return byPeer.waitOf(caller) > 0 ? caller : `${caller} ${email}`;
  };

  return {
    /** Returns the seconds until a wrong password is reported as wrong again; 0 if it is now. */
    waitOf: ({ email, peer }: Guess) =>
      Math.max(byAddress.waitOf(email), byPeer.waitOf(callerOf(peer))),
    note(guess: Guess): void {
      byAddress.note(guess.email);
      byPeer.note(callerOf(guess.peer));
    },
    /**
     * Takes one of a caller's slots for concurrent comparisons.
     *
     * @returns a function that releases the slot; undefined if all are taken.
     */
    enter(guess: Guess): (() => void) | undefined {
      const lane = laneOf(guess);
      const taken = comparing.get(lane) ?? 0;
      if (taken >= AT_ONCE) return undefined;
      comparing.set(lane, taken + 1);
      return () => {
        const left = (comparing.get(lane) ?? 1) - 1;
        if (left > 0) comparing.set(lane, left);
        else comparing.delete(lane);
      };
    },
    clear(): void {
      byAddress.clear();
      byPeer.clear();
    },
  };
}
