/**
 * Where a person may be sent after signing in. Only a path of this site that leads to a known page
 * passes; anything that a browser could read as another origin does not (OWASP ASVS 3.7.2).
 */

/** A location inside the site, as the router gives it. */
export interface SiteLocation {
  pathname: string;
  search: string;
  hash: string;
}

/** The part of the address space that never leads anywhere: a base that no real origin has. */
const base = 'https://site.invalid';

/**
 * Reads a remembered target such as `/dashboard?tab=events#top`.
 * @param isKnownPath says whether a pathname belongs to one of the site's pages
 * @returns the location, or undefined when the target is not one of the site's own pages
 */
export function safeRedirect(
  target: unknown,
  isKnownPath: (pathname: string) => boolean,
): SiteLocation | undefined {
  if (typeof target !== 'string' || !target.startsWith('/') || target.startsWith('//')) {
    return undefined;
  }
  // Browsers drop tabs and line ends and read backslashes as slashes, so "/\evil" would be an origin.
  if (/[\p{Cc}\\]/u.test(target)) return undefined;
  // Cannot throw: every text that begins with a single slash is a path.
  const url = new URL(target, base);
  // Dot segments dropped, "/.//evil" is "//evil": for whoever follows it, another origin.
  // Stryker disable next-line ConditionalExpression: What could be another origin was refused above; the second lock stays.
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined;
  if (!isKnownPath(url.pathname)) return undefined;
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}
