/** As the router reads it: capitals and slashes at the end make no other page. */
const read = (pathname: string): string => pathname.replace(/\/+$/u, '').toLowerCase();

/** Do two pathnames lead to the same page? */
export function isSamePath(a: string, b: string): boolean {
  return read(a) === read(b);
}

/** Is a page this one, or one below it? */
export function isAtOrBelow(pathname: string, page: string): boolean {
  return `${read(pathname)}/`.startsWith(`${read(page)}/`);
}
