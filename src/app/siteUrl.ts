/** The site's URL at build, without a trailing slash, if configured. */
const origin = import.meta.env.VITE_SITE_URL?.replace(/\/+$/, '');

/** Returns the absolute URL of a path; undefined without a site URL. */
export function absolute(pathname: string): string | undefined {
  return origin === undefined || origin === '' ? undefined : origin + pathname;
}
