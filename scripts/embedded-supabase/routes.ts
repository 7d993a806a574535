import { isLocalPage } from './local-pages.ts';

/** Who answers a path: the auth service, the Data API, or the mailbox and the reset. */
export type Owner = 'auth' | 'data' | 'local';

/** Where a request goes. `pathname` is clean: nothing in it is left to decode or to resolve. */
export interface Route {
  readonly owner: Owner;
  readonly pathname: string;
}

const ROOTS = { auth: '/auth/v1', data: '/rest/v1' } as const;
/** Every spelling by which a path may be meant for a service, so that the site never answers for one. */
const MEANT = /^[\\/]+(auth|rest)[\\/]+v1(?![\w-])/iu;
const PLAIN_SEGMENT = /^[\w.-]*$/u;

/** The path of a request target, whose absolute form (`GET http://host/path`) names a host too. */
function pathOf(target: string): string {
  const [path = ''] = target.replace(/^https?:\/\/[^/?#]*/iu, '').split(/[?#]/u, 1);
  return path;
}

function decodeOnce(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * A path percent-decoded exactly once, segment by segment, with its dot segments resolved after that.
 * Undefined when a segment then holds more than letters, digits, `_`, `.` and `-`: what is encoded twice,
 * an encoded slash, a backslash, a parameter after `;` belong to no path of ours.
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
 * Where a request goes, by its target as it came over the wire (`req.url`) or by a URL's path. A target
 * that only seems to be a service's is given that service's root, where there is nothing but a 404.
 *
 * @returns undefined when the target is the site's.
 */
export function routeOf(target: string): Route | undefined {
  const path = pathOf(target);
  const pathname = cleanPath(path);
  if (pathname !== undefined) {
    if (isLocalPage(pathname)) return { owner: 'local', pathname };
    if (pathname.startsWith(`${ROOTS.auth}/`)) return { owner: 'auth', pathname };
    if (pathname.startsWith(`${ROOTS.data}/`)) return { owner: 'data', pathname };
  }
  const [, service] = MEANT.exec(path) ?? MEANT.exec(pathname ?? '') ?? [];
  if (service === undefined) return undefined;
  const owner = service.toLowerCase() === 'auth' ? 'auth' : 'data';
  return { owner, pathname: ROOTS[owner] };
}
