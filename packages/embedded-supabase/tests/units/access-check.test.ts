import { describe, expect, test } from 'vitest';
import { admit, type AccessRequest, type AccessOptions } from '../../src/access/access-check.ts';
import { EMBEDDED_ENDPOINTS, endpointsOf, type Endpoint } from '../../src/access/endpoints.ts';
import { Refusal } from '../../src/access/refusal.ts';
import { words } from '../support.ts';

const KEY = 'sb_publishable_x';
const HOST = 'localhost:5173';

/** Another server's own endpoints, one for each rule that the backend does not use. */
const MORE: readonly Endpoint[] = [
  endpointsOf('desk', 8000)('/__desk/notes', 'machine', 'GET'),
  endpointsOf('desk', 8000)('/__desk/notes', 'page', 'POST'),
];
const ENDPOINTS = [...EMBEDDED_ENDPOINTS, ...MORE];

interface Request {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly peer?: string | undefined;
}

/** The endpoint to which a request is admitted, `site`, or its refusal. */
function ask(
  target: string,
  { method = 'GET', headers = {}, peer = '127.0.0.1' }: Request = {},
  options: Partial<AccessOptions> = {},
) {
  const sent: Readonly<Record<string, string | undefined>> = { host: HOST, ...headers };
  const asked: AccessRequest = { method, target, peer, header: (name) => sent[name] };
  const all = { endpoints: ENDPOINTS, origin: `http://${HOST}`, key: KEY, ...options };
  try {
    return admit(asked, all) ?? 'site';
  } catch (error) {
    return error;
  }
}

/** `in`, `site`, or the status of the refusal. */
function answer(...asked: Parameters<typeof ask>): unknown {
  const admission = ask(...asked);
  if (admission === 'site') return admission;
  return admission instanceof Refusal ? admission.status : 'in';
}

const rows = ENDPOINTS.flatMap((endpoint) =>
  endpoint.methods.map((method) => ({
    method,
    path: endpoint.path.replace('*', 'profiles'),
    endpoint,
  })),
);
/** Headers that satisfy every rule. */
const RIGHT = { apikey: KEY, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' };

describe.each(rows)('$method $path', ({ method, path, endpoint }) => {
  const { who, maxBytes } = endpoint;
  const isLocal = who === 'machine' || who === 'page';
  const withHeaders = (headers: Request['headers'], target = path) =>
    answer(target, { method, headers: { ...RIGHT, ...headers } });

  test('admits its callers, and requires the key of a service', () => {
    const expected = isLocal ? 'in' : 401;
    expect(withHeaders({})).toBe('in');
    expect(withHeaders({ apikey: undefined }, `${path}?x=1&apikey=${KEY}`)).toBe('in');
    expect(withHeaders({ apikey: undefined })).toBe(expected);
    expect(withHeaders({ apikey: 'x' })).toBe(expected);
    expect(withHeaders({ apikey: undefined, authorization: `Bearer ${KEY}` })).toBe(expected);
  });

  test('is for no page of another origin', () => {
    for (const origin of ['https://evil.example', 'http://localhost:9999', 'null', ''])
      expect(withHeaders({ origin })).toBe(403);
    for (const site of ['cross-site', 'same-site', 'x'])
      expect(withHeaders({ origin: undefined, 'sec-fetch-site': site })).toBe(403);
  });

  test('is for another machine only where nothing is this machine’s own', () => {
    const expected = isLocal ? 403 : 'in';
    for (const peer of ['192.0.2.7', '2001:db8::1', '::ffff:192.0.2.7', ''])
      expect(answer(path, { method, headers: RIGHT, peer })).toBe(expected);
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded'])
      expect(withHeaders({ [name]: '127.0.0.1' })).toBe(expected);
    expect(withHeaders({ host: '192.0.2.7:5173', origin: 'http://192.0.2.7:5173' })).toBe(expected);
  });

  test('is under no foreign name', () => {
    for (const host of ['evil.example', 'evil.example:5173', 'localhost.evil.example', 'a b', ''])
      expect(withHeaders({ host, origin: `http://${host}` })).toBe(403);
  });

  test('accepts a body up to its limit and not a byte more', () => {
    expect(withHeaders({ 'content-length': `${maxBytes}` })).toBe('in');
    expect(withHeaders({ 'content-length': `${maxBytes + 1}` })).toBe(413);
  });

  test('admits programs, unless it writes files', () => {
    for (const more of [{}, { 'sec-fetch-site': 'none' }])
      expect(answer(path, { method, headers: { apikey: KEY, ...more } })).toBe(
        who === 'page' ? 403 : 'in',
      );
  });

  test('allows the methods of its path only', () => {
    const allow = rows.filter((row) => row.path === path).map((row) => row.method);
    for (const other of words('OPTIONS TRACE PURGE DELETE PATCH PUT POST HEAD')) {
      if (allow.includes(other)) continue;
      const refusal = { status: 405, headers: { allow: allow.join(', ') } };
      expect(ask(path, { method: other, headers: RIGHT })).toMatchObject(refusal);
    }
  });
});

test('the list of endpoints has not changed', () => {
  const described = EMBEDDED_ENDPOINTS.map(
    ({ path, methods, who, maxBytes }) => `${path}:${methods.join()}:${who}:${maxBytes}`,
  );
  expect(described).toEqual(
    words(`/auth/v1/signup:POST:key:65536 /auth/v1/otp:POST:key:65536
    /auth/v1/recover:POST:key:65536 /auth/v1/verify:POST:key:65536 /auth/v1/token:POST:key:65536
    /auth/v1/user:GET,PUT:person:65536 /auth/v1/logout:POST:person:65536
    /rest/v1/*:GET,HEAD,POST,PATCH,DELETE:key:65536 /__mail:GET,HEAD:machine:0
    /__mail/:GET,HEAD:machine:0 /__mail/messages.json:GET,HEAD:machine:0 /__dev/reset:POST:machine:0`),
  );
});

describe('files, too', () => {
  test('are refused to foreign host names and pages of other origins', () => {
    expect(answer('/@id/__x00__virtual:desk')).toBe('site');
    expect(answer('/', { headers: { host: 'evil.example' } })).toBe(403);
    expect(answer('/', { headers: { origin: 'http://localhost:9999' } })).toBe(403);
    expect(answer('/', { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403);
  });

  test('are opened by a link from anywhere', () => {
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect(answer('/', { headers: link })).toBe('site');
    expect(answer('/', { method: 'POST', headers: link })).toBe(403);
    expect(answer('/', { headers: { ...link, origin: 'null' } })).toBe(403);
  });

  test('are served under the configured host name', () => {
    const headers = { host: 'example.lan:4173' };
    expect(answer('/', { headers })).toBe(403);
    expect(answer('/', { headers }, { host: 'example.lan' })).toBe('site');
    expect(answer('/', { headers }, { origin: 'http://example.lan:5173' })).toBe('site');
    expect(answer('/', { headers: { host: 'user@localhost' } })).toBe(403);
  });

  test('have an address of 8,192 characters at most', () => {
    expect(answer(`/${'x'.repeat(8191)}`)).toBe('site');
    expect(answer(`/${'x'.repeat(8192)}`)).toBe(414);
  });
});

test('local endpoints are served under the server’s own name', () => {
  const options = { origin: 'http://example.lan:5173' };
  const under = (host: string) => answer('/__mail', { headers: { host } }, options);
  const hosts = words('example.lan:5173 example.lan:80 localhost:1 [::1]:1');
  expect(hosts.map(under)).toEqual(['in', 403, 'in', 'in']);
  for (const peer of ['::1', '::ffff:127.0.0.1', '127.8.9.1', undefined])
    expect(answer('/__mail', { peer })).toBe('in');
});

test('a refusal is not cached and allows no scripts', () => {
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
  for (const path of ['/auth/v1/token', '/rest/v1', '/__nothing', '/.env'])
    expect(ask(path)).toMatchObject({ headers });
});

test('a missing key is refused alike by every service, before the method', () => {
  const body = {
    message: 'No API key found in request',
    hint: 'No `apikey` request header or url param was found.',
  };
  for (const path of words('/auth/v1/token /auth/v1/user /rest/v1/profiles /rest/v1/x'))
    for (const method of ['POST', 'PURGE'])
      expect(ask(path, { method })).toMatchObject({ status: 401, body });
  const wrong = ask('/rest/v1/x', { headers: { apikey: 'x' } });
  expect(wrong).toMatchObject({ body: { message: 'Invalid API key' } });
});
