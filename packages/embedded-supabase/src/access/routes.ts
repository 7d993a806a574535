/** The services that an address may be meant for; `own` is what a server of ours has for itself. */
export type Owner = 'auth' | 'data' | 'own' | 'none';

/** Where a request goes. `pathname` is clean: nothing in it is left to decode or to resolve. */
export interface Route {
  readonly owner: Owner;
  readonly pathname: string;
}

const ROOTS = { auth: '/auth/v1', rest: '/rest/v1' } as const;
/** Every spelling by which a path may be meant for a service, so that the site never answers for one. */
const MEANT = /^[\\/]+(auth|rest|functions|storage|realtime|graphql)[\\/]+v1(?![\w-])/iu;
/** The same for what a server has for itself: the mailbox, the reset, the desk, Vite's. */
const MEANT_OWN = /^[\\/]+__/u;
const PLAIN_SEGMENT = /^[\w.-]*$/u;

/** The path of a request target, whose absolute form (`GET http://host/path`) names a host too. */
export function pathOf(target: string): string {
  // Stryker disable next-line StringLiteral: What is split has a first part; the other side is for the compiler.
  const [path = ''] = target.replace(/^https?:\/\/[^/?#]*/iu, '').split(/[?#]/u, 1);
  return path;
}

function decodeOnce(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
    // Stryker disable next-line BlockStatement: What was not decoded stays undefined, which is the answer either way.
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
    if (pathname.startsWith(`${ROOTS.auth}/`)) return { owner: 'auth', pathname };
    if (pathname.startsWith(`${ROOTS.rest}/`)) return { owner: 'data', pathname };
    if (MEANT_OWN.test(pathname)) return { owner: 'own', pathname };
  }
  // Stryker disable next-line StringLiteral,ArrayDeclaration: Neither is meant for a service. The first element is the whole match, which is not read.
  const [, service] = MEANT.exec(path) ?? MEANT.exec(pathname ?? '') ?? [];
  switch (service?.toLowerCase()) {
    case undefined:
      return MEANT_OWN.test(path) ? { owner: 'own', pathname: '/__' } : undefined;
    case 'auth':
      return { owner: 'auth', pathname: ROOTS.auth };
    case 'rest':
      return { owner: 'data', pathname: ROOTS.rest };
    default:
      return { owner: 'none', pathname: '/' };
  }
}
