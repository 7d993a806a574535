import { seeded } from './seeded.ts';

/** A hostile request. */
export interface Hostile {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const KEY = 'sb_publishable_tallygrove_embedded';
/** Just under the limit of a body. */
const LARGE = 60_000;

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/**
 * Requests to all endpoints without a session: URLs and names as large as bodies allow, random keys, JSON a
 * thousand levels deep, invalid tokens and passwords.
 * @param seed the same seed gives the same requests
 */
export function* hostileRequests(count: number, seed: number): Generator<Hostile> {
  const random = seeded(seed);
  const word = () => Math.floor(random() * 2 ** 40).toString(36);
  const email = () => `${word()}@example.test`;
  const large = () => word().padEnd(LARGE, 'x');
  const headers = { apikey: KEY, 'content-type': 'application/json' };
  const post = (path: string, body: unknown): Hostile => ({
    method: 'POST',
    path: `/auth/v1/${path}`,
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const data = (query: string, more: Readonly<Record<string, string>> = {}): Hostile => ({
    method: 'GET',
    path: `/rest/v1/profiles?${query}`,
    headers: { ...headers, ...more },
  });
  const kinds: readonly (() => Hostile)[] = [
    () => post('otp', { email: email() }),
    () => post('otp', { email: `${large()}@example.test` }),
    () => post('recover', { email: `${large()}@example.test` }),
    () => post('recover', { email: email() }),
    () => post('signup', { email: email(), password: word() }),
    () => post('signup', { email: email(), password: large() }),
    () => post('signup', { email: email(), password: word(), data: { name: large() } }),
    () => post('signup', `{"email":"${email()}","password":"${word()}","data":${nested(1100)}}`),
    () => post('token?grant_type=password', { email: email(), password: word() }),
    () => post('token?grant_type=password', { email: 'student@tallygrove.test', password: word() }),
    () => post('token?grant_type=password', { email: email(), password: large() }),
    () => post('token?grant_type=refresh_token', { refresh_token: word() }),
    () => post('verify', { type: 'magiclink', token_hash: large() }),
    () => post('verify', { type: word(), token_hash: word() }),
    () => post('signup', Object.fromEntries(Array.from({ length: 3000 }, () => [word(), 1]))),
    () => post('verify', { type: '__proto__', token_hash: word() }),
    () => ({
      method: 'PUT',
      path: '/auth/v1/user',
      headers: { ...headers, authorization: `Bearer ${word()}.${word()}.${word()}` },
      body: JSON.stringify({ data: { [word()]: large() } }),
    }),
    () => data(`or=${'(and('.repeat(40)}id.eq.1${'))'.repeat(40)}`),
    () => data(`${word()}=eq.${word()}`),
    () => data('select=*', { apikey: word() }),
    () => data('select=*', { authorization: `Bearer ${word()}.${word()}.${word()}` }),
    () => ({ method: 'POST', path: `/rest/v1/rpc/${word()}`, headers, body: nested(1100) }),
    () => ({ method: 'GET', path: `/${word()}/%2e%2e/${word()}`, headers: {} }),
  ];
  for (let made = 0; made < count; made += 1) {
    const kind = kinds[Math.floor(random() * kinds.length)];
    if (kind !== undefined) yield kind();
  }
}
