import type { EmbeddedSupabase } from '../embedded-supabase.ts';

/** An answer of the backend, its body read: as JSON where it is JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly location: string | null;
  /** Seconds to wait, from the answer's `Retry-After`; undefined without one. */
  readonly retryAfter?: number;
}

/** A call as a test makes it. */
export interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is sent as JSON; a text or bytes as they are. */
  readonly body?: unknown;
  /** The access token of the person who calls. */
  readonly token?: string | undefined;
  /** The public key sent, the project's unless told; null for none. */
  readonly apikey?: string | null;
  /** The caller's IP address; this machine's unless told. */
  readonly peer?: string;
}

function bodyOf(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (typeof body === 'string') return body;
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
}

/** One call to the backend, at a path of its site or a whole address. */
export async function call(
  backend: EmbeddedSupabase,
  path: string,
  options: Call = {},
): Promise<Answer> {
  const { method = 'GET', headers = {}, body, token, peer = '127.0.0.1' } = options;
  const { apikey = backend.key } = options;
  const request = new Request(new URL(path, backend.origin), {
    method,
    headers: {
      'content-type': 'application/json',
      ...(apikey === null ? {} : { apikey }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: bodyOf(body) }),
  });
  const response = await backend.fetch(request, peer);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
  const retryAfter = response.headers.get('retry-after');
  return {
    status: response.status,
    body: isJson ? (JSON.parse(text) as unknown) : text,
    location: response.headers.get('location'),
    ...(retryAfter === null ? {} : { retryAfter: Number(retryAfter) }),
  };
}

/** The newest mailed link to an address. @throws when there is none. */
export function linkTo(backend: EmbeddedSupabase, email: string): string {
  const link = backend.mailbox.list(email)[0]?.links[0];
  if (link === undefined) throw new Error(`No mail with a link for ${email}`);
  return link;
}

/** What a mailed link carries in its fragment, and the page it leads to. */
export function partsOf(link: string) {
  const [address = '', fragment = ''] = link.split('#');
  const { token_hash: token = '', type = '' } = Object.fromEntries(new URLSearchParams(fragment));
  return { address, token, type };
}

/** Opens a mailed link as a page does that sends its token by POST (`verifyOtp` of supabase-js). */
export function openLink(
  backend: EmbeddedSupabase,
  link: string,
  options: Call = {},
): Promise<Answer> {
  const { token, type } = partsOf(link);
  const body = { type, token_hash: token };
  return call(backend, '/auth/v1/verify', { method: 'POST', body, ...options });
}

/** Signs a person in by a mailed link, and gives their access token. @throws when they are not signed in. */
export async function signIn(backend: EmbeddedSupabase, email: string): Promise<string> {
  await call(backend, '/auth/v1/otp', { method: 'POST', body: { email, create_user: true } });
  const { status, body } = await openLink(backend, linkTo(backend, email));
  if (status !== 200) throw new Error(`${email} was not signed in (${status})`);
  return (body as { access_token: string }).access_token;
}
