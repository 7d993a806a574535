import { endpointsAt, type Endpoint } from './endpoints.ts';
import { isLocalHost, isLoopback, isOwnHost } from './origins.ts';
import { refuse, refuseLongBody, refuseWithoutKey, type Refusal } from './refusal.ts';
import { routeOf } from './routes.ts';
import { isWithheld } from './withheld.ts';

/** The parts of a request that decide about access. */
export interface AccessRequest {
  readonly method: string;
  /** The raw request target: path and query. */
  readonly target: string;
  /** The caller's IP address; undefined for calls from this process. */
  readonly peer: string | undefined;
  /** Returns a header by its lower-case name. */
  readonly header: (name: string) => string | undefined;
}

/** Refused, admitted to an endpoint, or passed on as a request for a file of the site. */
export type Admission =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | Admitted
  | { readonly kind: 'site' };

/** The matching endpoint and the clean path. */
export interface Admitted {
  readonly kind: 'admitted';
  readonly endpoint: Endpoint;
  readonly pathname: string;
}

export interface AccessOptions {
  /** Served besides files: `EMBEDDED_ENDPOINTS` and the server's own. Other paths answer 404. */
  readonly endpoints: readonly Endpoint[];
  /** The server's origin, if fixed. */
  readonly origin?: string;
  /** The host it listens on, if not loopback alone. */
  readonly host?: string | undefined;
  /** The project's public key. */
  readonly key?: string;
}

/** Longer than any URL that a site requests. */
const MAX_TARGET = 8192;
/** Proxies name the caller in these headers, which cannot be verified here. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const FOREIGN = 'Only for pages of this server';

type Check = (accessRequest: AccessRequest, options: AccessOptions) => Refusal | undefined;

const checkLength: Check = ({ target }) =>
  target.length > MAX_TARGET ? refuse(414, 'The address is too long') : undefined;

const checkHost: Check = ({ header }, options) => {
  const host = header('host');
  const names = [options.origin && new URL(options.origin).hostname, options.host];
  if (host === undefined || isOwnHost(host, names)) return undefined;
  return refuse(403, 'This server goes by another name: start it with HOST=<name>');
};

const checkWithheld: Check = ({ target }) =>
  isWithheld(target) ? refuse(404, 'Not found') : undefined;

/** Whether a page of this server sent the request; undefined if no header shows it. */
function isOwnPage({ header }: AccessRequest, options: AccessOptions): boolean | undefined {
  const host = header('host');
  const origin = header('origin');
  const site = header('sec-fetch-site');
  const own = [
    options.origin,
    ...(host === undefined ? [] : [`http://${host}`, `https://${host}`]),
  ];
  if (origin !== undefined && !own.includes(origin)) return false;
  if (site === undefined) return origin === undefined ? undefined : true;
  return site === 'same-origin' ? true : site === 'none' ? undefined : false;
}

/** Link navigation is safe to admit: the page that was left cannot read the response. */
const isNavigation = ({ method, header }: AccessRequest): boolean =>
  header('sec-fetch-mode') === 'navigate' && (method === 'GET' || method === 'HEAD');

const checkOrigin: Check = (accessRequest, options) =>
  isOwnPage(accessRequest, options) === false &&
  !(isNavigation(accessRequest) && accessRequest.header('origin') === undefined)
    ? refuse(403, FOREIGN)
    : undefined;

/** Whether the caller is on this machine and addresses it by a loopback name. */
export function isThisMachine({ peer, header }: AccessRequest, { origin }: AccessOptions): boolean {
  if (peer !== undefined && !isLoopback(peer)) return false;
  if (FORWARDED.some((name) => header(name) !== undefined)) return false;
  const host = header('host');
  if (host === undefined || isLocalHost(host)) return true;
  return origin !== undefined && host === new URL(origin).host;
}

function keyOf({ header, target }: AccessRequest): string {
  const [, query = ''] = /\?([^#]*)/u.exec(target) ?? [];
  return header('apikey') ?? new URLSearchParams(query).get('apikey') ?? '';
}

function checkWho(
  { who }: Endpoint,
  accessRequest: AccessRequest,
  options: AccessOptions,
): Refusal | undefined {
  switch (who) {
    case 'key':
    case 'person': {
      const given = keyOf(accessRequest);
      return given !== '' && given === options.key ? undefined : refuseWithoutKey(given);
    }
    case 'machine':
    case 'page':
      if (!isThisMachine(accessRequest, options)) return refuse(403, 'Only for this machine');
      return who === 'machine' || isOwnPage(accessRequest, options) === true
        ? undefined
        : refuse(403, FOREIGN);
  }
}

function refuseMethod(rows: readonly Endpoint[]): Refusal {
  const allow = rows.flatMap(({ methods }) => methods).join(', ');
  return refuse(405, `Send ${allow}`, 'method_not_allowed', { allow });
}

function admitTo(
  pathname: string,
  accessRequest: AccessRequest,
  options: AccessOptions,
): Refusal | Admitted {
  const rows = endpointsAt(pathname, options.endpoints);
  const endpoint = rows.find(({ methods }) => methods.includes(accessRequest.method));
  // Check unknown methods by the strictest rule, so that the answer does not reveal which endpoints
  // exist.
  const strictest = endpoint ?? rows.at(-1);
  if (strictest === undefined)
    return refuse(404, 'Not part of this server, or of the embedded Supabase', 'not_found');
  const refusal = checkWho(strictest, accessRequest, options);
  if (refusal !== undefined) return refusal;
  if (endpoint === undefined) return refuseMethod(rows);
  // A body without a declared length is counted as it is read (node-http.ts).
  const length = Number(accessRequest.header('content-length') ?? 0);
  return length <= endpoint.maxBytes ? { kind: 'admitted', endpoint, pathname } : refuseLongBody();
}

/**
 * Decides who may request what, before any other work: by the URL's length, the host, withheld
 * files and the requesting page; then, for an endpoint, by the caller, the method and the body's
 * length.
 */
export function admit(accessRequest: AccessRequest, options: AccessOptions): Admission {
  for (const check of [checkLength, checkHost, checkWithheld, checkOrigin]) {
    const refusal = check(accessRequest, options);
    if (refusal !== undefined) return { kind: 'refused', refusal };
  }
  const route = routeOf(accessRequest.target);
  if (route === undefined) return { kind: 'site' };
  const found = admitTo(route, accessRequest, options);
  return 'kind' in found ? found : { kind: 'refused', refusal: found };
}
