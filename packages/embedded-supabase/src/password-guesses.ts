import { createHmac, randomBytes } from 'node:crypto';
import { createAttempts } from './attempts.ts';
import { callerOf } from './pace.ts';

/** A password that somebody tries. */
export interface Guess {
  /** In lower case. */
  readonly email: string;
  readonly peer: string | undefined;
  readonly password: string;
  /** The hash that it is to be compared with; empty where there is none. */
  readonly kept: string;
}

/**
 * Wrong passwords, counted by address and by caller. Too many lock no account: they change what a wrong one
 * is answered with, whether or not there is an account, and the right one goes on opening the door.
 */
export interface PasswordGuesses {
  /** Seconds until a wrong password is told to be wrong again; 0 when it is now. */
  waitOf(guess: Guess): number;
  /** Whether this password was found wrong before, and need not be compared again. */
  isKnownWrong(guess: Guess): boolean;
  /** Notes a wrong password. */
  note(guess: Guess): void;
  /**
   * Takes one of a caller's few places for passwords being compared.
   *
   * @returns what gives the place back; undefined while all are taken.
   */
  enter(guess: Guess): (() => void) | undefined;
  clear(): void;
}

const WINDOW_SECONDS = 300;
const OF_ADDRESS = 10;
const OF_PEER = 30;
/** One person types one password at a time: a caller that sends more must not fill the queue with them. */
const AT_ONCE = 4;
const MOST_REMEMBERED = 10_000;

/** @param now - The clock. */
export function createPasswordGuesses(now: () => Date): PasswordGuesses {
  const byAddress = createAttempts(OF_ADDRESS, WINDOW_SECONDS, now);
  const byPeer = createAttempts(OF_PEER, WINDOW_SECONDS, now);
  const key = randomBytes(32);
  /** No password can be read from these, nor tried out on them without this process' key. */
  const wrong = new Set<string>();
  const comparing = new Map<string, number>();

  /** With the hash that is kept: once the password changes, nothing that was remembered fits. */
  const digest = ({ email, kept, password }: Guess) =>
    createHmac('sha256', key)
      .update(JSON.stringify([email, kept, password]))
      .digest('base64url');
  /** A caller past its limit has its few places for all addresses together. */
  const laneOf = ({ email, peer }: Guess) => {
    const caller = callerOf(peer);
    return byPeer.waitOf(caller) > 0 ? caller : `${caller} ${email}`;
  };

  return {
    waitOf: ({ email, peer }) => Math.max(byAddress.waitOf(email), byPeer.waitOf(callerOf(peer))),
    isKnownWrong: (guess) => wrong.has(digest(guess)),
    note(guess) {
      byAddress.note(guess.email);
      byPeer.note(callerOf(guess.peer));
      wrong.add(digest(guess));
      const [oldest] = wrong;
      if (wrong.size > MOST_REMEMBERED && oldest !== undefined) wrong.delete(oldest);
    },
    enter(guess) {
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
    clear() {
      byAddress.clear();
      byPeer.clear();
      wrong.clear();
    },
  };
}
