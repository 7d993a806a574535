/** The services, and the server's own paths: the mailbox, the reset, Vite's. */
const SERVED = /^\/(?:(?:auth|rest)\/v1\/|__)/u;
/** Matches every spelling that could address one, so that the site never answers for it. */
const MEANT = /^[\\/]+(?:__|(?:auth|rest|functions|storage|realtime|graphql)[\\/]+v1(?![\w-]))/iu;
const PLAIN_SEGMENT = /^[\w.-]*$/u;

/** Returns the path of a request target, which may include a host (`GET http://host/path`). */
export function pathOf(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/iu, '').replace(/[?#].*$/su, '');
}

function decodeOnce(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * Percent-decodes a path exactly once, segment by segment, then resolves its dot segments. Returns
 * undefined if a decoded segment holds more than letters, digits, `_`, `.` and `-`: no served path
 * is double-encoded or has an encoded slash, a backslash or a parameter after `;`.
 */
function cleanPath(path: string): string | undefined {
  const clean: string[] = [];
  for (const part of path.split('/').slice(1)) {
    const segment = decodeOnce(part);
    if (segment === undefined || !PLAIN_SEGMENT.test(segment)) return undefined;
    if (segment === '..') clean.pop();
    else if (segment !== '.') clean.push(segment);
  }
  return `/${clean.join('/')}`;
}

/**
 * Returns the clean path of a request target that addresses a service or the server itself, `/`,
 * where there is no endpoint, if it merely resembles one, and undefined for a path of the site.
 */
export function routeOf(target: string): string | undefined {
  const path = pathOf(target);
  const pathname = cleanPath(path);
  if (pathname !== undefined && SERVED.test(pathname)) return pathname;
  return MEANT.test(path) || MEANT.test(pathname ?? '') ? '/' : undefined;
}
