const ROOTS = ['/auth/v1/', '/rest/v1/'];
/** Matches every spelling that could address a service, so that the site never answers for one. */
const MEANT = /^[\\/]+(?:auth|rest|functions|storage|realtime|graphql)[\\/]+v1(?![\w-])/iu;
/** Matches the server's own paths: the mailbox, the reset, the review desk, Vite's. */
const MEANT_OWN = /^[\\/]+__/u;
const PLAIN_SEGMENT = /^[\w.-]*$/u;

/**
 * Returns the path of a request target, which in absolute form (`GET http://host/path`) includes a
 * host.
 */
export function pathOf(target: string): string {
  // Stryker disable next-line StringLiteral: `split` always returns a first element; the default only narrows the type.
  const [path = ''] = target.replace(/^https?:\/\/[^/?#]*/iu, '').split(/[?#]/u, 1);
  return path;
}

function decodeOnce(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
    // Stryker disable next-line BlockStatement: An empty block returns undefined too.
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
 * Returns the clean path of a raw request target (`req.url`) or of a URL's path, if it addresses a
 * service or the server itself. A target that merely resembles such a path gets `/`, where there is
 * no endpoint.
 *
 * @returns undefined for a path of the site.
 */
export function routeOf(target: string): string | undefined {
  const path = pathOf(target);
  const pathname = cleanPath(path);
  if (pathname !== undefined) {
    if (MEANT_OWN.test(pathname) || ROOTS.some((root) => pathname.startsWith(root)))
      return pathname;
  }
  const isMeant = [path, pathname ?? ''].some((one) => MEANT.test(one) || MEANT_OWN.test(one));
  return isMeant ? '/' : undefined;
}
