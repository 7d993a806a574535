import { tryStorage } from './tryStorage.ts';

/**
 * Remembers the email address of the last link request, so that this browser can recognise the link.
 * Kept for an hour, the default lifetime of a link.
 */
const LINK_REQUEST_KEY = 'tallygrove.asked';
const LINK_LIFETIME_MS = 3_600_000;

export function rememberLinkRequest(view: Window, email: string, now: number): void {
  // Where it is blocked, the link must be confirmed when opened, as in any other browser.
  tryStorage(
    () => view.localStorage.setItem(LINK_REQUEST_KEY, JSON.stringify({ email, at: now })),
    undefined,
  );
}

/** Returns the email address of the last link request, and removes an expired one. */
export function readLinkRequest(view: Window, now: number): string | undefined {
  const email = tryStorage(() => storedEmail(view, now), undefined);
  if (email === undefined) forgetLinkRequest(view);
  return email;
}

/** @throws for invalid JSON, too */
function storedEmail(view: Window, now: number): string | undefined {
  const stored: unknown = JSON.parse(view.localStorage.getItem(LINK_REQUEST_KEY) ?? 'null');
  const { email, at } = (stored ?? {}) as { email?: unknown; at?: unknown };
  const isOld = typeof at !== 'number' || Math.abs(now - at) > LINK_LIFETIME_MS;
  return isOld || typeof email !== 'string' || email === '' ? undefined : email;
}

export function forgetLinkRequest(view: Window): void {
  tryStorage(() => view.localStorage.removeItem(LINK_REQUEST_KEY), undefined);
}
