/** The site's own address at build, without a slash at its end; undefined when it is not known. */
const origin = import.meta.env.VITE_SITE_URL?.replace(/\/+$/, '');

/** A path as a whole address; undefined when the site does not know its own. */
export function absolute(pathname: string): string | undefined {
  return origin === undefined || origin === '' ? undefined : origin + pathname;
}
