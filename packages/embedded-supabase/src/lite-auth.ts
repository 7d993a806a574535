import type { AuthCall } from './auth-call.ts';
import { createHostedClaims } from './hosted-claims.ts';

export type LiteAuth = ReturnType<typeof createLiteAuth>;

interface Sent {
  readonly token?: string | undefined;
  readonly body?: Readonly<Record<string, string>>;
}

/**
 * The calls that @supabase/lite's auth service answers: sessions and their tokens. Each request is
 * built from known values, so that nothing else of a caller's request reaches the library.
 */
export function createLiteAuth(
  origin: string,
  key: string,
  secret: string,
  handle: (request: Request) => Promise<Response>,
) {
  const withHostedClaims = createHostedClaims(origin, secret);

  function send(method: string, path: string, { token, body }: Sent = {}): Promise<Response> {
    const headers = new Headers({ apikey: key, 'content-type': 'application/json' });
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    return handle(new Request(new URL(`/auth/v1/${path}`, origin), init));
  }

  return {
    /** Opens a session by a token's hash, stored where the library looks it up (accounts.ts). */
    async exchange(type: 'signup' | 'magiclink' | 'reauthentication', hash: string) {
      const response = await send('POST', 'verify', { body: { type, token_hash: hash } });
      return withHostedClaims(response, type === 'reauthentication' ? 'password' : 'otp');
    },
    async refresh({ fields: { refresh_token: refreshToken = '' } }: AuthCall) {
      const body = { refresh_token: refreshToken };
      const response = await send('POST', 'token?grant_type=refresh_token', { body });
      return withHostedClaims(response, 'token_refresh');
    },
    /** Returns the account, or the refusal of a missing token or an ended session. */
    readUser: ({ token }: AuthCall) => send('GET', 'user', { token }),
    logOut({ token, parameters }: AuthCall) {
      const scope = parameters.get('scope');
      const query = scope === null ? '' : `?${new URLSearchParams({ scope }).toString()}`;
      return send('POST', `logout${query}`, { token });
    },
  };
}
