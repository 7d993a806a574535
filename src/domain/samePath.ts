/** Like the router, ignores case and trailing slashes. */
const read = (pathname: string): string => pathname.replace(/\/+$/u, '').toLowerCase();

/** Whether two pathnames lead to the same page. */
export function isSamePath(a: string, b: string): boolean {
  return read(a) === read(b);
}
