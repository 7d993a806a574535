/**
 * Who may ask. `anyone`; `key`: with the project's public key; `person`: with the key and, as its service
 * checks, the access token of a signed-in person; `machine`: from this machine, addressed as such; `page`:
 * from this machine, by a page of this very server.
 */
export type Who = 'anyone' | 'key' | 'person' | 'machine' | 'page';

/** What can be asked for, how and by whom. */
export interface Endpoint {
  /** What answers: `auth`, `data` and `local` (the caught mail, the reset) are the backend's. */
  readonly service: string;
  /** The clean path (routes.ts); a `*` at its end stands for one segment. */
  readonly path: string;
  readonly methods: readonly string[];
  readonly who: Who;
  /** The longest body, in bytes. */
  readonly maxBytes: number;
}

/** The deepest that JSON may be nested, in any body. */
export const MAX_JSON_DEPTH = 32;

/** More than a form of a site sends. A thousand requests at once hold 64 MiB of it (in-flight.ts). */
const MOST_BYTES = 64 * 1024;

/**
 * Writes the lines of a service.
 *
 * @param maxBytes - The longest body that it takes.
 */
export const endpointsOf =
  (service: string, maxBytes: number) =>
  (path: string, who: Who, ...methods: readonly string[]): Endpoint => ({
    service,
    path,
    who,
    methods,
    maxBytes,
  });

const auth = endpointsOf('auth', MOST_BYTES);
const data = endpointsOf('data', MOST_BYTES);
const local = endpointsOf('local', 0);

/**
 * All that the backend answers. What is not in a server's list does not exist: it answers 404. An endpoint
 * has a line for each rule by which it may be asked.
 *
 * The two that are open are so on the hosted service, too: people come to them by a link, which carries no
 * key. Only following a link is open there; a token that a program sends needs the key here.
 */
export const EMBEDDED_ENDPOINTS: readonly Endpoint[] = [
  auth('/auth/v1/verify', 'anyone', 'GET', 'HEAD'),
  auth('/auth/v1/authorize', 'anyone', 'GET'),
  auth('/auth/v1/verify', 'key', 'POST'),
  auth('/auth/v1/signup', 'key', 'POST'),
  auth('/auth/v1/token', 'key', 'POST'),
  auth('/auth/v1/otp', 'key', 'POST'),
  auth('/auth/v1/magiclink', 'key', 'POST'),
  auth('/auth/v1/recover', 'key', 'POST'),
  auth('/auth/v1/resend', 'key', 'POST'),
  auth('/auth/v1/settings', 'key', 'GET'),
  auth('/auth/v1/health', 'key', 'GET'),
  auth('/auth/v1/user', 'person', 'GET', 'PUT'),
  auth('/auth/v1/logout', 'person', 'POST'),
  data('/rest/v1/*', 'key', 'OPTIONS', 'GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'),
  data('/rest/v1/rpc/*', 'key', 'OPTIONS', 'GET', 'HEAD', 'POST'),
  local('/__mail', 'machine', 'GET', 'HEAD'),
  local('/__mail/', 'machine', 'GET', 'HEAD'),
  local('/__mail/messages.json', 'machine', 'GET', 'HEAD'),
  local('/__dev/reset', 'machine', 'POST'),
];

/** What supabase-js knows and is not offered: why not. */
export const NOT_OFFERED: ReadonlyMap<string, string> = new Map([
  [
    '/auth/v1/reauthenticate',
    'No code is mailed for a change of password: signing in again takes its place',
  ],
]);

function covers(path: string, pathname: string): boolean {
  if (!path.endsWith('*')) return path === pathname;
  const root = path.slice(0, -1);
  const rest = pathname.slice(root.length);
  return pathname.startsWith(root) && rest !== '' && !rest.includes('/');
}

/** The lines of a server's list for a clean path. */
export function endpointsAt(pathname: string, endpoints: readonly Endpoint[]): readonly Endpoint[] {
  return endpoints.filter(({ path }) => covers(path, pathname));
}
