import { expect, test } from 'vitest';
import { admit, type AccessOptions } from '../../src/access/access-check.ts';
import { EMBEDDED_ENDPOINTS, endpointsOf } from '../../src/access/endpoints.ts';
import { Refusal } from '../../src/access/refusal.ts';
import { words } from '../support.ts';

const KEY = 'sb_publishable_x';
const HOST = 'localhost:5173';

/** The backend's endpoints, and another server's own, one for each rule that the backend does not use. */
const ENDPOINTS = [
  ...EMBEDDED_ENDPOINTS,
  endpointsOf('desk', 8000)('/__desk/notes', 'machine', 'GET'),
  endpointsOf('desk', 8000)('/__desk/notes', 'page', 'POST'),
];

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly peer?: string | undefined;
}

/** The endpoint to which a request is admitted, `site`, or its refusal. */
function ask(target: string, sent: Sent = {}, options: Partial<AccessOptions> = {}) {
  const { method = 'GET', headers = {}, peer = '127.0.0.1' } = sent;
  const all: Sent['headers'] = { host: HOST, ...headers };
  try {
    const asked = { method, target, peer, header: (name: string) => all[name] };
    const own = { endpoints: ENDPOINTS, origin: `http://${HOST}`, key: KEY };
    return admit(asked, { ...own, ...options }) ?? 'site';
  } catch (error) {
    return error;
  }
}

/** `in`, `site`, or the status of the refusal. */
function answer(...asked: Parameters<typeof ask>): unknown {
  const admission = ask(...asked);
  if (admission instanceof Refusal) return admission.status;
  return admission === 'site' ? admission : 'in';
}

/** Every endpoint, with its methods, who may call it, and the most bytes of a body. */
const rows = words(`/auth/v1/signup:POST:key:65536 /auth/v1/otp:POST:key:65536
  /auth/v1/recover:POST:key:65536 /auth/v1/verify:POST:key:65536 /auth/v1/token:POST:key:65536
  /auth/v1/user:GET,PUT:person:65536 /auth/v1/logout:POST:person:65536
  /rest/v1/x:GET,HEAD,POST,PATCH,DELETE:key:65536 /__mail:GET,HEAD:machine:0
  /__mail/:GET,HEAD:machine:0 /__mail/messages.json:GET,HEAD:machine:0 /__dev/reset:POST:machine:0
  /__desk/notes:GET:machine:8000 /__desk/notes:POST:page:8000`).flatMap((row) => {
  const [path = '', methods = '', who, bytes] = row.split(':');
  const name = (method: string) => `${method} ${path}`;
  return methods.split(',').map((method) => ({ name: name(method), path, method, who, bytes }));
});
/** Headers that satisfy every rule. */
const RIGHT = { apikey: KEY, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' };

const PROGRAM = { origin: undefined, 'sec-fetch-site': undefined };
const WITH_KEY = `?x=1&apikey=${KEY}`;
const from = (host: string) => ({ host, origin: `http://${host}` });

/** What differs from a right request, and the answer of a service, of a `machine` and of a `page` endpoint. */
const RULES = [
  [{}, 'in', 'in', 'in'],
  [{ apikey: undefined, query: WITH_KEY }, 'in', 'in', 'in'],
  [{ apikey: undefined }, 401, 'in', 'in'],
  [{ apikey: 'x' }, 401, 'in', 'in'],
  [{ apikey: undefined, authorization: `Bearer ${KEY}` }, 401, 'in', 'in'],
  // Programs, which may write no files.
  [PROGRAM, 'in', 'in', 403],
  [{ ...PROGRAM, 'sec-fetch-site': 'none' }, 'in', 'in', 403],
  // Pages of another origin.
  ...[
    ...['https://evil.example', 'http://localhost:9999', 'null', ''].map((origin) => ({ origin })),
    ...words('cross-site same-site x').map((site) => ({ ...PROGRAM, 'sec-fetch-site': site })),
    // Foreign names.
    ...['evil.example', 'evil.example:5173', 'localhost.evil.example', 'a b', ''].map(from),
  ].map((sent) => [sent, 403, 403, 403] as const),
  // Another machine.
  ...[
    ...['192.0.2.7', '2001:db8::1', '::ffff:192.0.2.7', ''].map((peer) => ({ peer })),
    ...words('x-forwarded-for x-forwarded-host x-real-ip forwarded').map((name) => ({
      [name]: '127.0.0.1',
    })),
    from('192.0.2.7:5173'),
  ].map((sent) => [sent, 'in', 403, 403] as const),
] as const;

test.for(rows)('$name is for its callers only', ({ method, path, who, bytes }) => {
  for (const [sent, service, machine, page] of RULES) {
    const { peer, query = '', ...headers } = sent as Record<string, string | undefined>;
    const expected = who === 'page' ? page : who === 'machine' ? machine : service;
    const got = answer(path + query, { method, peer, headers: { ...RIGHT, ...headers } });
    expect([sent, got]).toEqual([sent, expected]);
  }
  // Of its limit, and a byte more.
  const sizes = [0, 1].map((more) => ({ ...RIGHT, 'content-length': `${Number(bytes) + more}` }));
  expect(sizes.map((headers) => answer(path, { method, headers }))).toEqual(['in', 413]);
  const allowed = rows.filter((row) => row.path === path).map((row) => row.method);
  for (const other of words('OPTIONS TRACE PURGE DELETE PATCH PUT POST HEAD')) {
    if (allowed.includes(other)) continue;
    const refusal = { status: 405, headers: { allow: allowed.join(', ') } };
    expect(ask(path, { method: other, headers: RIGHT })).toMatchObject(refusal);
  }
});

const LINK = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
const LAN = { origin: 'http://example.lan:5173' };
const under = (host: string) => ({ headers: { host } });

test.for<[string, Sent, unknown, Partial<AccessOptions>?]>([
  ['/@id/__x00__virtual:desk', {}, 'site'],
  ['/a/rest/v1/x', {}, 'site'],
  ['/a/__mail', {}, 'site'],
  ['/', under('evil.example'), 403],
  ['/', under('user@localhost'), 403],
  ['/', { headers: { origin: 'http://localhost:9999' } }, 403],
  ['/', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  // A link from anywhere opens a page.
  ['/', { headers: LINK }, 'site'],
  ['/', { headers: LINK, method: 'POST' }, 403],
  ['/', { headers: { ...LINK, origin: 'null' } }, 403],
  // The configured name.
  ['/', under('example.lan:4173'), 403],
  ['/', under('example.lan:4173'), 'site', { host: 'example.lan' }],
  ['/', under('example.lan:4173'), 'site', LAN],
  ['/__mail', under('example.lan:5173'), 'in', LAN],
  ['/__mail', under('example.lan:80'), 403, LAN],
  ['/__mail', under('localhost:1'), 'in', LAN],
  ['/__mail', under('[::1]:1'), 'in', LAN],
  ...['::1', '::ffff:127.0.0.1', '127.8.9.1', undefined].map((peer): [string, Sent, unknown] => [
    '/__mail',
    { peer },
    'in',
  ]),
])('%s, sent as %j: %s', ([path, sent, expected, options]) => {
  expect(answer(path, sent, options)).toBe(expected);
});

test('an address has 8,192 characters at most', () => {
  expect([8191, 8192].map((length) => answer(`/${'x'.repeat(length)}`))).toEqual(['site', 414]);
});

test('a refusal is not cached and allows no scripts; a missing key is refused before the method', () => {
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
  const hint = 'No `apikey` request header or url param was found.';
  const body = { message: 'No API key found in request', hint };
  for (const path of ['/rest/v1', '/__nothing', '/.env'])
    expect(ask(path)).toMatchObject({ status: 404, headers });
  for (const path of words('/auth/v1/token /auth/v1/user /rest/v1/profiles /rest/v1/x'))
    for (const method of ['POST', 'PURGE'])
      expect(ask(path, { method })).toMatchObject({ status: 401, headers, body });
  const wrong = { body: { message: 'Invalid API key' } };
  expect(ask('/rest/v1/x', { headers: { apikey: 'x' } })).toMatchObject(wrong);
});
