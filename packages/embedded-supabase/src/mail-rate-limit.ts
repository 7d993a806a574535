import { isIPv6 } from 'node:net';
import { createAttempts } from './attempts.ts';
import { mailTooSoon, tooManyTries } from './auth-error.ts';
import type { LinkPurpose } from './mailed-tokens.ts';

/** The hosted service's window for counting a caller's requests. */
export const PEER_WINDOW_SECONDS = 300;

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

/**
 * Limits requests for mails, before any lookup: per caller, and per caller, address and kind of
 * request, whether or not the account exists. One caller's requests never delay another's, and a
 * delay reveals nothing about an account.
 */
export function createMailRateLimit(mailSeconds: number, maxPerCaller: number, now: () => Date) {
  const requests = createAttempts(1, mailSeconds, now);
  const peers = createAttempts(maxPerCaller, PEER_WINDOW_SECONDS, now);
  return {
    /** Refuses a caller who has to wait, or counts the request. */
    admit(purpose: LinkPurpose, email: string, peer: string | undefined): Response | undefined {
      const caller = callerOf(peer);
      const key = `${purpose} ${caller} ${email}`;
      const wait = requests.waitOf(key);
      if (wait > 0) return mailTooSoon(wait);
      const busy = peers.waitOf(caller);
      if (busy > 0) return tooManyTries(busy);
      requests.note(key);
      peers.note(caller);
      return undefined;
    },
    clear(): void {
      requests.clear();
      peers.clear();
    },
  };
}
