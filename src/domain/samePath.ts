/** As the router reads it: capitals and slashes at the end make no other page. */
const read = (pathname: string): string => pathname.replace(/\/+$/u, '').toLowerCase();

/** Do two pathnames lead to the same page? */
export function isSamePath(a: string, b: string): boolean {
  return read(a) === read(b);
}
