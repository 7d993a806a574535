import { EMBEDDED_PUBLISHABLE_KEY } from '../../scripts/embedded-supabase/config.ts';
import {
  createEmbeddedSupabase,
  type EmbeddedSupabase,
  type EmbeddedSupabaseOptions,
} from '../../scripts/embedded-supabase/embedded-supabase.ts';

export const ORIGIN = 'http://localhost:5173';

/** The sample accounts of supabase/seed.sql, as a person with the right to read them all sees them. */
export const SAMPLE = {
  admin: {
    id: 'a0000000-0000-4000-8000-000000000001',
    role: 'admin',
    display_name: 'Ada Okafor',
  },
  instructor: {
    id: 'a0000000-0000-4000-8000-000000000002',
    role: 'instructor',
    display_name: 'Mateo Rivera',
  },
  student: {
    id: 'a0000000-0000-4000-8000-000000000003',
    role: 'student',
    display_name: 'Lena Brooks',
  },
  parent: {
    id: 'a0000000-0000-4000-8000-000000000004',
    role: 'parent',
    display_name: 'Priya Nair',
  },
} as const;

export type SampleRole = keyof typeof SAMPLE;

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly location: string | null;
  /** Seconds to wait, where the answer says so. */
  readonly retryAfter?: number;
}

export interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The access token of the person who calls. */
  readonly token?: string;
  /** The public key sent; null for none. */
  readonly apikey?: string | null;
  readonly peer?: string;
}

/** Starts a backend in memory. Mails may be asked for without end, unless that is what is tested. */
export function startBackend(
  options: Pick<EmbeddedSupabaseOptions, 'now' | 'mailsAreFree'> = {},
): Promise<EmbeddedSupabase> {
  return createEmbeddedSupabase({ origin: ORIGIN, mailsAreFree: true, ...options });
}

/** One call to the backend, answered with its body read (as JSON where it is). */
export async function call(backend: EmbeddedSupabase, path: string, options: Call = {}) {
  const { method = 'GET', headers = {}, body, token, peer = '127.0.0.1' } = options;
  const { apikey = EMBEDDED_PUBLISHABLE_KEY } = options;
  const request = new Request(new URL(path, ORIGIN), {
    method,
    headers: {
      'content-type': 'application/json',
      ...(apikey === null ? {} : { apikey }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await backend.fetch(request, peer);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
  const answer: Answer = {
    status: response.status,
    body: isJson ? (JSON.parse(text) as unknown) : text,
    location: response.headers.get('location'),
    ...(response.headers.has('retry-after')
      ? { retryAfter: Number(response.headers.get('retry-after')) }
      : {}),
  };
  return answer;
}

/** The newest mailed link to an address. */
export function linkTo(backend: EmbeddedSupabase, email: string): string {
  const link = backend.mailbox.list(email)[0]?.links[0];
  if (link === undefined) throw new Error(`No mail with a link for ${email}`);
  return link;
}

/** The password of an account that is made by the way. */
export const PASSWORD = 'plenty-of-acorns';

/** What a mailed link carries in its fragment, and the page it leads to. */
export function partsOf(link: string) {
  const [address = '', fragment = ''] = link.split('#');
  const { token_hash: token = '', type = '' } = Object.fromEntries(new URLSearchParams(fragment));
  return { address, token, type };
}

/** The same link in the form that leads to the service, which still works. */
export function olderForm(link: string): string {
  const { address, token, type } = partsOf(link);
  const query = new URLSearchParams({ token, type, redirect_to: address });
  return `${ORIGIN}/auth/v1/verify?${query.toString()}`;
}

/** Opens a mailed link as the site does: its token is sent by POST. */
export function exchange(backend: EmbeddedSupabase, link: string, options: Call = {}) {
  const { token, type } = partsOf(link);
  const body = { type, token_hash: token };
  return call(backend, '/auth/v1/verify', { method: 'POST', body, ...options });
}

/**
 * Follows a mailed link in its older form: where it led to, without the fragment, and what the fragment
 * carried.
 */
export async function follow(backend: EmbeddedSupabase, link: string) {
  const older = link.includes('#token_hash=') ? olderForm(link) : link;
  const { status, location } = await call(backend, older, { apikey: null });
  const [address, fragment = ''] = (location ?? '').split('#');
  return { status, address, fragment: Object.fromEntries(new URLSearchParams(fragment)) };
}

/** Signs a person in by a mailed link, as the site does, and gives their access token. */
export async function signIn(backend: EmbeddedSupabase, email: string): Promise<string> {
  await call(backend, '/auth/v1/otp', { method: 'POST', body: { email, create_user: true } });
  const { fragment } = await follow(backend, linkTo(backend, email));
  const token = fragment['access_token'];
  if (token === undefined) throw new Error(`${email} was not signed in`);
  return token;
}
