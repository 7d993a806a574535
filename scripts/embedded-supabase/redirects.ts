const MAX_LENGTH = 2048;
// Control characters and spaces are dropped by URL parsers, backslashes read as slashes: an address with
// any of them can look like ours and lead elsewhere.
const DECEPTIVE = /[\u0000-\u0020\u007f-\u009f\\]/u;

/** Where a mailed link leads when nothing acceptable was asked for: the dashboard (docs/product.md P10.1). */
export function defaultRedirect(origin: string): string {
  return `${origin}/dashboard`;
}

/**
 * The address a mailed link may lead to: the asked-for one when it is an absolute address on the site's
 * own origin, else the dashboard. A fragment is dropped, since the session's tokens take its place.
 *
 * @param asked - `redirect_to` as it came, unchecked.
 * @param origin - The site's own origin, such as `http://localhost:5173`.
 */
export function allowedRedirectUrl(asked: string | null | undefined, origin: string): string {
  const fallback = defaultRedirect(origin);
  if (!asked || asked.length > MAX_LENGTH || DECEPTIVE.test(asked)) return fallback;
  // Compared as text: `http://localhost:5173@evil.example` shares the prefix but not the slash, and after
  // the slash nothing can change the origin.
  if (asked !== origin && !asked.startsWith(`${origin}/`)) return fallback;
  const url = new URL(asked);
  url.hash = '';
  return url.href;
}
