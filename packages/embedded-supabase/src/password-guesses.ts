import { createHmac, randomBytes } from 'node:crypto';
import { createAttempts } from './attempts.ts';
import { callerOf } from './mail-rate-limit.ts';

/** A password attempt. */
export interface Guess {
  /** In lower case. */
  readonly email: string;
  readonly peer: string | undefined;
  readonly password: string;
  /** The stored hash; empty if there is none. */
  readonly storedHash: string;
}

const WINDOW_SECONDS = 300;
const OF_ADDRESS = 10;
const OF_PEER = 30;
/** One person submits one password at a time; a caller that sends more must not fill the queue. */
const AT_ONCE = 4;
const MOST_REMEMBERED = 10_000;

/**
 * Counts wrong passwords by address and caller. Past the limit, a wrong password gets another
 * answer, whether or not the account exists; the account is never locked, and the right password
 * always works.
 */
export function createPasswordGuesses(now: () => Date) {
  const byAddress = createAttempts(OF_ADDRESS, WINDOW_SECONDS, now);
  const byPeer = createAttempts(OF_PEER, WINDOW_SECONDS, now);
  const key = randomBytes(32);
  /**
   * Keyed digests: passwords can be neither read from them nor tested against them without this
   * process's key.
   */
  const wrong = new Set<string>();
  const comparing = new Map<string, number>();

  /** Includes the stored hash, so that a password change invalidates every remembered guess. */
  const digest = ({ email, storedHash, password }: Guess) =>
    createHmac('sha256', key)
      .update(JSON.stringify([email, storedHash, password]))
      .digest('base64url');
  /** A caller past its limit shares its slots among all addresses. */
  const laneOf = ({ email, peer }: Guess) => {
    const caller = callerOf(peer);
    return byPeer.waitOf(caller) > 0 ? caller : `${caller} ${email}`;
  };

  return {
    /** Returns the seconds until a wrong password is reported as wrong again; 0 if it is now. */
    waitOf: ({ email, peer }: Guess) =>
      Math.max(byAddress.waitOf(email), byPeer.waitOf(callerOf(peer))),
    /** Whether this password is known to be wrong and need not be compared again. */
    isKnownWrong: (guess: Guess) => wrong.has(digest(guess)),
    note(guess: Guess): void {
      byAddress.note(guess.email);
      byPeer.note(callerOf(guess.peer));
      wrong.add(digest(guess));
      const [oldest] = wrong;
      if (wrong.size > MOST_REMEMBERED && oldest !== undefined) wrong.delete(oldest);
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
      wrong.clear();
    },
  };
}
