// Validates redirect targets after sign-in. Only paths of known pages pass, never one that a
// browser could read as another origin (OWASP ASVS 3.7.2).
import { isKnownPath, paths } from './paths.ts';

/** A location inside the site, in the router's shape. */
export interface SiteLocation {
  pathname: string;
  search: string;
  hash: string;
}

/** A reserved origin that never resolves. */
const base = 'https://site.invalid';

/**
 * Parses a stored target such as `/dashboard?tab=events#top`.
 * @returns the location, or undefined if it is not a page of the site
 */
export function safeRedirect(target: unknown): SiteLocation | undefined {
  if (typeof target !== 'string' || !target.startsWith('/') || target.startsWith('//')) {
    return undefined;
  }
  // Browsers drop tabs and newlines and read backslashes as slashes, so "/\evil" would be another
  // origin.
  if (/[\p{Cc}\\]/u.test(target)) return undefined;
  // Cannot throw: any text that starts with a single slash is a path.
  const url = new URL(target, base);
  // With dot segments removed, "/.//evil" becomes "//evil", another origin.
  if (url.pathname.startsWith('//')) return undefined;
  if (!isKnownPath(url.pathname)) return undefined;
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}

/** Where to go after sign-in: the remembered page if it is on this site, else the dashboard. */
export const targetAfterSignIn = (remembered: unknown): SiteLocation | string =>
  safeRedirect(remembered) ?? paths.dashboard.pattern;
