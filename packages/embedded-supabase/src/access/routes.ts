/** The service that a path addresses; `own` stands for the server's own paths. */
export type Owner = 'auth' | 'data' | 'own' | 'none';

/** The route of a request. `pathname` is clean: fully decoded and resolved. */
export interface Route {
  readonly owner: Owner;
  readonly pathname: string;
}

const ROOTS = { auth: '/auth/v1', rest: '/rest/v1' } as const;
/** Matches every spelling that could address a service, so that the site never answers for one. */
const MEANT = /^[\\/]+(auth|rest|functions|storage|realtime|graphql)[\\/]+v1(?![\w-])/iu;
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
 * Returns the route of a raw request target (`req.url`) or of a URL's path. A target that merely
 * resembles a service's path gets that service's root, which answers 404.
 *
 * @returns undefined for a path of the site.
 */
export function routeOf(target: string): Route | undefined {
  const path = pathOf(target);
  const pathname = cleanPath(path);
  if (pathname !== undefined) {
    if (pathname.startsWith(`${ROOTS.auth}/`)) return { owner: 'auth', pathname };
    if (pathname.startsWith(`${ROOTS.rest}/`)) return { owner: 'data', pathname };
    if (MEANT_OWN.test(pathname)) return { owner: 'own', pathname };
  }
  // Stryker disable next-line StringLiteral,ArrayDeclaration: No mutant value is a service. The first element is the whole match, which is not read.
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
