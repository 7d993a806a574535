import { BlockList, isIP } from 'node:net';
import { endpointsAt, type Endpoint } from './endpoints.ts';
import { refuse, Refusal, refuseLongBody } from './refusal.ts';
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

/** The matching endpoint and the clean path. */
export interface Admitted {
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

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether an IP address, in any notation, is loopback. */
function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && LOOPBACK.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Returns the host name of a `Host` header or an origin, without port and brackets. */
function hostnameOf(host: string): string | undefined {
  if (!URL.canParse(`http://${host}`)) return undefined;
  const { hostname, pathname, username } = new URL(`http://${host}`);
  if (pathname !== '/' || username !== '') return undefined;
  return hostname.replace(/^\[|\]$/gu, '');
}

const isLocalName = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || isLoopback(hostname);

/** Whether a `Host` header names the loopback host. */
const isLocalHost = (host: string): boolean => isLocalName(hostnameOf(host) ?? '');

/**
 * Whether a `Host` header can belong to this server: a loopback name, any IP address, or the served
 * name. Refusing other names prevents DNS rebinding.
 */
function isOwnHost(host: string, served: readonly (string | undefined)[]): boolean {
  const hostname = hostnameOf(host);
  if (hostname === undefined) return false;
  return isLocalName(hostname) || isIP(hostname) !== 0 || served.includes(hostname);
}

/** Longer than any URL that a site requests. */
const MAX_TARGET = 8192;
/** Proxies name the caller in these headers, which cannot be verified here. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const FOREIGN = 'Only for pages of this server';

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
  header('sec-fetch-mode') === 'navigate' &&
  header('origin') === undefined &&
  (method === 'GET' || method === 'HEAD');

/** Whether the caller is on this machine and addresses it by a loopback name. */
export function isThisMachine({ peer, header }: AccessRequest, { origin }: AccessOptions): boolean {
  if (peer !== undefined && !isLoopback(peer)) return false;
  if (FORWARDED.some((name) => header(name) !== undefined)) return false;
  const host = header('host');
  if (host === undefined || isLocalHost(host)) return true;
  return origin !== undefined && host === new URL(origin).host;
}

/** Refuses like the hosted gateway, which checks the key before every service. */
function checkKey({ header, target }: AccessRequest, { key }: AccessOptions): void {
  const [, query = ''] = /\?([^#]*)/u.exec(target) ?? [];
  const given = header('apikey') ?? new URLSearchParams(query).get('apikey') ?? '';
  if (given !== '' && given === key) return;
  const message = given === '' ? 'No API key found in request' : 'Invalid API key';
  const hint =
    given === ''
      ? 'No `apikey` request header or url param was found.'
      : 'Double check your Supabase `apikey`';
  throw new Refusal(401, { message, hint });
}

function checkWho({ who }: Endpoint, asked: AccessRequest, options: AccessOptions): void {
  if (who === 'key' || who === 'person') return checkKey(asked, options);
  if (!isThisMachine(asked, options)) throw refuse(403, 'Only for this machine');
  if (who === 'page' && isOwnPage(asked, options) !== true) throw refuse(403, FOREIGN);
}

function admitTo(pathname: string, asked: AccessRequest, options: AccessOptions): Admitted {
  const rows = endpointsAt(pathname, options.endpoints);
  const endpoint = rows.find(({ methods }) => methods.includes(asked.method));
  // Check unknown methods by the strictest rule, so that the answer does not reveal which endpoints
  // exist.
  const strictest = endpoint ?? rows.at(-1);
  if (strictest === undefined)
    throw refuse(404, 'Not part of this server, or of the embedded Supabase', 'not_found');
  checkWho(strictest, asked, options);
  if (endpoint === undefined) {
    const allow = rows.flatMap(({ methods }) => methods).join(', ');
    throw refuse(405, `Send ${allow}`, 'method_not_allowed', { allow });
  }
  // A body without a declared length is counted as it is read (node-http.ts).
  const length = Number(asked.header('content-length') ?? 0);
  if (length <= endpoint.maxBytes) return { endpoint, pathname };
  throw refuseLongBody();
}

/**
 * Decides who may request what, before any other work: by the URL's length, the host, withheld
 * files and the requesting page; then, for an endpoint, by the caller, the method and the body's
 * length.
 *
 * @returns undefined for a file of the site.
 * @throws Refusal
 */
export function admit(asked: AccessRequest, options: AccessOptions): Admitted | undefined {
  const { target, header } = asked;
  if (target.length > MAX_TARGET) throw refuse(414, 'The address is too long');
  const host = header('host');
  const names = [options.origin && new URL(options.origin).hostname, options.host];
  if (host !== undefined && !isOwnHost(host, names))
    throw refuse(403, 'This server goes by another name: start it with HOST=<name>');
  if (isWithheld(target)) throw refuse(404, 'Not found');
  if (isOwnPage(asked, options) === false && !isNavigation(asked)) throw refuse(403, FOREIGN);
  const route = routeOf(target);
  return route === undefined ? undefined : admitTo(route, asked, options);
}
