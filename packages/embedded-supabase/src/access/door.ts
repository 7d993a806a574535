import { endpointsAt, NOT_OFFERED, type Endpoint } from './endpoints.ts';
import { isLocalHost, isLoopback, isOwnHost } from './origins.ts';
import { refuse, refuseWithoutKey, type Refusal } from './refusal.ts';
import { routeOf, type Owner, type Route } from './routes.ts';
import { isWithheld } from './withheld.ts';

/** A request, as far as the door looks at it. */
export interface Asked {
  readonly method: string;
  /** As it came over the wire: path and query. */
  readonly target: string;
  /** The caller's IP address; absent when the call comes from this process. */
  readonly peer: string | undefined;
  /** A header by its name in small letters. */
  readonly header: (name: string) => string | undefined;
}

/** What the door says: no; yes, to an endpoint; or that it is none of its business: a file of the site. */
export type Admission =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | Admitted
  | { readonly kind: 'site' };

/** The line of the list by which a request came in, and its clean path. */
export interface Admitted {
  readonly kind: 'admitted';
  readonly endpoint: Endpoint;
  readonly pathname: string;
}

/** What a server has. */
export interface DoorOptions {
  /** What it answers beside files: `EMBEDDED_ENDPOINTS`, and lines of its own. All else answers 404. */
  readonly endpoints: readonly Endpoint[];
  /** The address it is opened at, where it has one of its own. */
  readonly origin?: string;
  /** The interface or name that it listens at, where it is not this machine alone. */
  readonly host?: string | undefined;
  /** The project's public key. */
  readonly key?: string;
}

/** Longer than any address of ours: a filter of the Data API over a hundred ids has 4,000 characters. */
const MAX_TARGET = 8192;
/** By these a proxy tells of the caller. Who that is cannot be known here. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

type Check = (asked: Asked, options: DoorOptions) => Refusal | undefined;

function namesOf({ origin, host }: DoorOptions): string[] {
  return [...(origin === undefined ? [] : [new URL(origin).hostname]), ...(host ? [host] : [])];
}

const checkLength: Check = ({ target }) =>
  target.length > MAX_TARGET ? refuse(undefined, 414, '', 'The address is too long') : undefined;

const checkHost: Check = ({ header }, options) => {
  const host = header('host');
  if (host === undefined || isOwnHost(host, namesOf(options))) return undefined;
  return refuse(undefined, 403, '', 'This server goes by another name: start it with HOST=<name>');
};

const checkWithheld: Check = ({ target }) =>
  isWithheld(target) ? refuse(undefined, 404, '', 'Not found') : undefined;

/** The origins of this very server, as a page of it was opened. */
function ownOrigins({ header }: Asked, { origin }: DoorOptions): string[] {
  const host = header('host');
  return [
    ...(origin === undefined ? [] : [origin]),
    ...(host === undefined ? [] : [`http://${host}`, `https://${host}`]),
  ];
}

/** Whether a page of this very server asks; undefined where the caller says nothing about that. */
function isOwnPage(asked: Asked, options: DoorOptions): boolean | undefined {
  const { header } = asked;
  const origin = header('origin');
  const site = header('sec-fetch-site');
  if (origin !== undefined && !ownOrigins(asked, options).includes(origin)) return false;
  if (site === undefined) return origin === undefined ? undefined : true;
  return site === 'same-origin' ? true : site === 'none' ? undefined : false;
}

const refuseForeign = (): Refusal => refuse('own', 403, '', 'Only for pages of this server');

/** A person who follows a link: what is opened is theirs, and the page they left cannot read it. */
const isNavigation = ({ method, header }: Asked): boolean =>
  header('sec-fetch-mode') === 'navigate' && (method === 'GET' || method === 'HEAD');

const checkOrigin: Check = (asked, options) =>
  isOwnPage(asked, options) === false &&
  !(isNavigation(asked) && asked.header('origin') === undefined)
    ? refuseForeign()
    : undefined;

/** Whether the caller is on this machine and means it by its name: what is there is for no other. */
export function isThisMachine({ peer, header }: Asked, { origin }: DoorOptions): boolean {
  if (peer !== undefined && !isLoopback(peer)) return false;
  if (FORWARDED.some((name) => header(name) !== undefined)) return false;
  const host = header('host');
  if (host === undefined || isLocalHost(host)) return true;
  return origin !== undefined && host === new URL(origin).host;
}

function keyOf({ header, target }: Asked): string {
  const [, query = ''] = /\?([^#]*)/u.exec(target) ?? [];
  return header('apikey') ?? new URLSearchParams(query).get('apikey') ?? '';
}

/** Looks for a reason to refuse who asks, by the line of the list that is for them. */
function checkWho({ who }: Endpoint, asked: Asked, options: DoorOptions): Refusal | undefined {
  switch (who) {
    case 'anyone':
      return undefined;
    case 'key':
    case 'person': {
      const given = keyOf(asked);
      return given !== '' && given === options.key ? undefined : refuseWithoutKey(given);
    }
    case 'machine':
    case 'page':
      if (!isThisMachine(asked, options)) return refuse('own', 403, '', 'Only for this machine');
      return who === 'machine' || isOwnPage(asked, options) === true ? undefined : refuseForeign();
  }
}

const NO_ENDPOINT: Readonly<Record<Owner, readonly [code: string, message: string]>> = {
  auth: ['not_found', 'There is no such endpoint'],
  data: ['PGRST125', 'Invalid path specified in request URL'],
  own: ['', 'Not found'],
  none: ['', 'Not found'],
};

function refuseUnknown({ owner, pathname }: Route): Refusal {
  const [code, message] = NO_ENDPOINT[owner];
  return refuse(owner, 404, code, NOT_OFFERED.get(pathname) ?? message);
}

function refuseMethod({ owner }: Route, method: string, rows: readonly Endpoint[]): Refusal {
  const allow = rows.flatMap(({ methods }) => methods).join(', ');
  const [code, message] =
    owner === 'data'
      ? ['PGRST117', `Unsupported HTTP method: ${method}`]
      : ['method_not_allowed', `Send ${allow}`];
  return refuse(owner, 405, code, message, { allow });
}

/** A body that says how long it is; one that does not is counted as it is read (node-http.ts). */
function checkDeclaredLength({ header }: Asked, { owner }: Route, { maxBytes }: Endpoint) {
  const declared = Number(header('content-length') ?? 0);
  if (declared <= maxBytes) return undefined;
  return refuse(owner, 413, 'request_too_large', 'Request body too large', { connection: 'close' });
}

function admitTo(route: Route, asked: Asked, options: DoorOptions): Admission {
  const rows = endpointsAt(route.pathname, options.endpoints);
  const [first] = rows;
  if (first === undefined) return { kind: 'refused', refusal: refuseUnknown(route) };
  const endpoint = rows.find(({ methods }) => methods.includes(asked.method));
  // A method that no line has is refused by the strictest: what there is, is not told to every caller.
  const refusal =
    checkWho(endpoint ?? rows.at(-1) ?? first, asked, options) ??
    (endpoint === undefined
      ? refuseMethod(route, asked.method, rows)
      : checkDeclaredLength(asked, route, endpoint));
  if (refusal !== undefined || endpoint === undefined)
    return { kind: 'refused', refusal: refusal ?? refuseUnknown(route) };
  return { kind: 'admitted', endpoint, pathname: route.pathname };
}

/**
 * Decides, before any work, who may ask for what: of every server behind a door and in this place alone. In
 * turn: the length of the address, the name that it was sent to, what no server hands out, the page that
 * asks; then for an endpoint (endpoints.ts) who asks, by which method, and with how long a body.
 */
export function admit(asked: Asked, options: DoorOptions): Admission {
  for (const check of [checkLength, checkHost, checkWithheld, checkOrigin]) {
    const refusal = check(asked, options);
    if (refusal !== undefined) return { kind: 'refused', refusal };
  }
  const route = routeOf(asked.target);
  return route === undefined ? { kind: 'site' } : admitTo(route, asked, options);
}
