/**
 * Who may call an endpoint. `key`: requires the project's public key; `person`: requires the key and
 * an access token, which the service checks; `machine`: from this machine by a loopback name;
 * `page`: from this machine, by a page of this server.
 */
export type Who = 'key' | 'person' | 'machine' | 'page';

/** An endpoint, its methods and who may call it. */
export interface Endpoint {
  /** The service that answers: `auth`, `data` and `local` (caught mail, reset) are the backend's. */
  readonly service: string;
  /** The clean path (routes.ts); a final `*` matches one segment. */
  readonly path: string;
  readonly methods: readonly string[];
  readonly who: Who;
  readonly maxBytes: number;
}

/** Maximum nesting depth of JSON in any body. */
export const MAX_JSON_DEPTH = 32;

/** More than any form of a site sends. */
const MOST_BYTES = 64 * 1024;

/** Returns a function that creates a service's endpoints. */
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

/** Every endpoint of the backend, with an entry for each rule; any other path answers 404. */
export const EMBEDDED_ENDPOINTS: readonly Endpoint[] = [
  auth('/auth/v1/signup', 'key', 'POST'),
  auth('/auth/v1/otp', 'key', 'POST'),
  auth('/auth/v1/recover', 'key', 'POST'),
  auth('/auth/v1/verify', 'key', 'POST'),
  auth('/auth/v1/token', 'key', 'POST'),
  auth('/auth/v1/user', 'person', 'GET', 'PUT'),
  auth('/auth/v1/logout', 'person', 'POST'),
  data('/rest/v1/*', 'key', 'GET', 'HEAD', 'POST', 'PATCH', 'DELETE'),
  local('/__mail', 'machine', 'GET', 'HEAD'),
  local('/__mail/', 'machine', 'GET', 'HEAD'),
  local('/__mail/messages.json', 'machine', 'GET', 'HEAD'),
  local('/__dev/reset', 'machine', 'POST'),
];

function covers(path: string, pathname: string): boolean {
  if (!path.endsWith('*')) return path === pathname;
  const root = path.slice(0, -1);
  const rest = pathname.slice(root.length);
  return pathname.startsWith(root) && rest !== '' && !rest.includes('/');
}

/** Returns the endpoints that match a clean path. */
export function endpointsAt(pathname: string, endpoints: readonly Endpoint[]): readonly Endpoint[] {
  return endpoints.filter(({ path }) => covers(path, pathname));
}
