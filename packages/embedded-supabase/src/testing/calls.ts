import type { EmbeddedSupabase } from '../embedded-supabase.ts';

/** A response of the backend, its body parsed if it is JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** The response's `Retry-After` in seconds. */
  readonly retryAfter?: number;
}

export interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, except strings and bytes, which are sent as they are. */
  readonly body?: unknown;
  /** The caller's access token. */
  readonly token?: string | undefined;
  /** The public key; null for none. Defaults to the project's. */
  readonly apikey?: string | null;
  /** The caller's IP address. Defaults to loopback. */
  readonly peer?: string;
}

function bodyOf(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (typeof body === 'string') return body;
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
}

/** Calls the backend at a path of its site or an absolute URL. */
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
    ...(retryAfter === null ? {} : { retryAfter: Number(retryAfter) }),
  };
}

/** Returns the newest link mailed to an address. @throws if there is none. */
export function linkTo(backend: EmbeddedSupabase, email: string): string {
  const link = backend.mailbox.list(email)[0]?.links[0];
  if (link === undefined) throw new Error(`No mail with a link for ${email}`);
  return link;
}

/** Splits a mailed link into its target page and the values in its fragment. */
export function partsOf(link: string) {
  const [address = '', fragment = ''] = link.split('#');
  const { token_hash: token = '', type = '' } = Object.fromEntries(new URLSearchParams(fragment));
  return { address, token, type };
}

/** Opens a mailed link as a page does: sends its token by POST (`verifyOtp` of supabase-js). */
export function openLink(
  backend: EmbeddedSupabase,
  link: string,
  options: Call = {},
): Promise<Answer> {
  const { token, type } = partsOf(link);
  const body = { type, token_hash: token };
  return call(backend, '/auth/v1/verify', { method: 'POST', body, ...options });
}

/** Signs in by a mailed link and returns the access token. @throws if signing in fails. */
export async function signIn(backend: EmbeddedSupabase, email: string): Promise<string> {
  await call(backend, '/auth/v1/otp', { method: 'POST', body: { email, create_user: true } });
  const { status, body } = await openLink(backend, linkTo(backend, email));
  if (status !== 200) throw new Error(`${email} was not signed in (${status})`);
  return (body as { access_token: string }).access_token;
}
