import { isIPv6 } from 'node:net';
import { refuseAuth, type Refusal } from './access/refusal.ts';
import type { LinkPurpose } from './mailed-tokens.ts';

const MAX_KEYS = 10_000;

/** Counts failures by key, in windows of seconds that begin with the first failure. */
export function createAttempts(limit: number, windowSeconds: number, now: () => Date) {
  const windows = new Map<string, { readonly endsAt: number; readonly count: number }>();

  function current(key: string) {
    const found = windows.get(key);
    if (found === undefined || found.endsAt > now().getTime()) return found;
    windows.delete(key);
    return undefined;
  }

  return {
    waitOf(key: string): number {
      const found = current(key);
      if (found === undefined || found.count < limit) return 0;
      return Math.ceil((found.endsAt - now().getTime()) / 1000);
    },
    note(key: string): void {
      const found = current(key);
      const endsAt = found?.endsAt ?? now().getTime() + windowSeconds * 1000;
      windows.set(key, { endsAt, count: (found?.count ?? 0) + 1 });
      const [oldest] = windows.keys();
      if (windows.size > MAX_KEYS && oldest !== undefined) windows.delete(oldest);
    },
    /** Removes a failure of this key that was none. */
    takeBack(key: string): void {
      const found = current(key);
      if (found !== undefined) windows.set(key, { ...found, count: found.count - 1 });
    },
    clear: () => windows.clear(),
  };
}

/**
 * Returns the key by which a caller is counted: its IPv4 address, or the /64 network of its IPv6
 * address, because one machine can own all of it.
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

const waitAndRetry = (code: string, seconds: number, message: string): Refusal =>
  refuseAuth(429, code, message, { headers: { 'retry-after': String(seconds) } });

function refuseTries(seconds: number): void {
  if (seconds > 0)
    throw waitAndRetry('over_request_rate_limit', seconds, 'Request rate limit reached');
}

/** The hosted service's window for counting a caller's requests. */
const WINDOW_SECONDS = 300;

/**
 * Limits what a caller may do, before any lookup: one caller's requests never delay another's, and a
 * delay reveals nothing about an account.
 *
 * @param mailSeconds - The time between two requests for a mail of one kind to an address.
 * @param maxMails - How many mails a caller may request in five minutes.
 * @param maxLinks - How many wrong links a caller may open in five minutes.
 */
export function createLimits(
  mailSeconds: number,
  maxMails: number,
  maxLinks: number,
  now: () => Date,
) {
  const within = (limit: number, seconds = WINDOW_SECONDS) => createAttempts(limit, seconds, now);
  const [requests, mails, links] = [within(1, mailSeconds), within(maxMails), within(maxLinks)];
  const [byCaller, byAddress] = [within(30), within(10)];
  // Past the address's limit, a caller that has not guessed, such as the owner, may still mistype.
  const byBoth = within(3);

  return {
    /** Refuses a caller who has to wait for a mail, or counts the request. */
    admitMail(purpose: LinkPurpose, email: string, peer: string | undefined): void {
      const caller = callerOf(peer);
      const key = `${purpose} ${caller} ${email}`;
      const wait = requests.waitOf(key);
      if (wait > 0) {
        const message = `For security purposes, you can only request this after ${wait} seconds.`;
        throw waitAndRetry('over_email_send_rate_limit', wait, message);
      }
      refuseTries(mails.waitOf(caller));
      requests.note(key);
      mails.note(caller);
    },
    /** Refuses a caller that has opened too many wrong links, or counts one. */
    countWrongLink(peer: string | undefined): void {
      const caller = callerOf(peer);
      refuseTries(links.waitOf(caller));
      links.note(caller);
    },
    /**
     * Counts a password as wrong before it is compared, so that concurrent ones count too. A caller
     * past its limit is refused. Past an address's limit only those who guessed at it are refused, so
     * that no one can lock its owner out. Returns what to call if it was not wrong.
     */
    beginGuess(email: string, peer: string | undefined): () => void {
      const caller = callerOf(peer);
      const counts = [
        [byCaller, caller],
        [byAddress, email],
        [byBoth, `${caller} ${email}`],
      ] as const;
      const [ofCaller = 0, ofAddress = 0, ofBoth = 0] = counts.map(([one, key]) => one.waitOf(key));
      refuseTries(Math.max(ofCaller, Math.min(ofAddress, ofBoth)));
      for (const [attempts, key] of counts) attempts.note(key);
      return () => {
        for (const [attempts, key] of counts) attempts.takeBack(key);
      };
    },
    /** Resets all counts, so that no caller has to wait. */
    clear(): void {
      for (const one of [requests, mails, links, byCaller, byAddress, byBoth]) one.clear();
    },
  };
}
