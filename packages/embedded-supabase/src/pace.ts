import { isIPv6 } from 'node:net';
import { createAttempts, type Attempts } from './attempts.ts';
import { mailTooSoon, tooManyTries } from './auth-messages.ts';

/** What a person can ask a mail for: an account, a link, the same or another link again, a new address. */
export type Asking = 'signUp' | 'link' | 'again' | 'change';

/** How often somebody may ask for mails, before anything is looked up. */
export interface MailPace {
  /**
   * The answer for a caller who has to wait; undefined for all others, whose asking counts from here.
   *
   * @param whose - The address, in lower case; of a change of address the account's id.
   */
  admit(asking: Asking, whose: string, peer: string | undefined): Response | undefined;
  clear(): void;
}

/** How often mails may be asked for. */
export interface PaceLimits {
  /** Seconds between two mails to an address. */
  readonly mailSeconds: number;
  /** How many mails one caller may ask for in five minutes. */
  readonly asksOfPeer: number;
}

/** As long as the hosted service counts the requests of a caller. */
export const PEER_WINDOW_SECONDS = 300;

/**
 * A caller as it is counted: its IPv4 address, or the /64 network of its IPv6 address, all of which one
 * machine can have.
 */
export function callerOf(peer: string | undefined): string {
  if (peer === undefined) return 'this process';
  const plain = peer.replace(/^::ffff:/iu, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head.split(':').filter((group) => group !== '');
  const last = (tail ?? '').split(':').filter((group) => group !== '');
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array<string>(gap).fill('0'), ...last].slice(0, 4).join(':');
}

/**
 * Counts by address and caller, whether or not the address has an account: no other caller's asking makes
 * somebody wait, and a wait tells nothing about anybody else.
 */
export function createMailPace({ mailSeconds, asksOfPeer }: PaceLimits, now: () => Date): MailPace {
  const counts: Readonly<Record<Asking, Attempts>> = {
    signUp: createAttempts(1, mailSeconds, now),
    link: createAttempts(1, mailSeconds, now),
    again: createAttempts(1, mailSeconds, now),
    change: createAttempts(1, mailSeconds, now),
  };
  const peers = createAttempts(asksOfPeer, PEER_WINDOW_SECONDS, now);
  // A mail sent again may be that of a sign-up a moment ago. The other way round it holds up nothing.
  const waitsFor: Readonly<Record<Asking, readonly Asking[]>> = {
    signUp: ['signUp'],
    link: ['link'],
    again: ['signUp', 'link', 'again'],
    change: ['change'],
  };
  return {
    admit(asking, whose, peer) {
      const caller = callerOf(peer);
      const key = `${caller} ${whose}`;
      const wait = Math.max(...waitsFor[asking].map((name) => counts[name].waitOf(key)));
      if (wait > 0) return mailTooSoon(wait);
      const busy = peers.waitOf(caller);
      if (busy > 0) return tooManyTries(busy);
      counts[asking].note(key);
      peers.note(caller);
      return undefined;
    },
    clear() {
      for (const attempts of [...Object.values(counts), peers]) attempts.clear();
    },
  };
}
