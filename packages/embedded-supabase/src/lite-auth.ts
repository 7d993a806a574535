import { decodeJwt, SignJWT } from 'jose';
import type { AuthCall } from './auth-call.ts';
import { fieldOf } from './json.ts';

/** How a session was opened, as the claim `amr` names it. */
type Method = 'password' | 'otp' | 'token_refresh';

type Amr = readonly { readonly method: Method; readonly timestamp: number }[];

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
  const opened = new Map<string, Amr>();

  function send(method: string, path: string, { token, body }: Sent = {}): Promise<Response> {
    const headers = new Headers({ apikey: key, 'content-type': 'application/json' });
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    return handle(new Request(new URL(`/auth/v1/${path}`, origin), init));
  }

  /** Opens a session, and signs its access token again with claims that the library leaves out. */
  async function open(path: string, body: Record<string, string>, method: Method) {
    const response = await send('POST', path, { body });
    if (!response.ok) return response;
    const session = (await response.json()) as Record<string, unknown>;
    const claims = decodeJwt(String(session['access_token']));
    const user = session['user'];
    const id = String(claims['session_id']);
    // A restart forgets how a session was opened.
    const amr = (method === 'token_refresh' && opened.get(id)) || [
      { method, timestamp: claims.iat ?? 0 },
    ];
    opened.set(id, amr);
    const token = await new SignJWT({
      ...claims,
      iss: `${origin}/auth/v1`,
      aud: 'authenticated',
      email: fieldOf(user, 'email'),
      phone: fieldOf(user, 'phone') ?? '',
      app_metadata: fieldOf(user, 'app_metadata') ?? {},
      user_metadata: fieldOf(user, 'user_metadata') ?? {},
      is_anonymous: false,
      aal: 'aal1',
      amr,
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode(secret));
    return Response.json({ ...session, access_token: token });
  }

  return {
    /** Opens a session by a token's hash, stored where the library looks it up (accounts.ts). */
    exchange: (type: 'signup' | 'magiclink' | 'reauthentication', hash: string) =>
      open('verify', { type, token_hash: hash }, type === 'reauthentication' ? 'password' : 'otp'),
    refresh: ({ fields: { refresh_token: refreshToken = '' } }: AuthCall) =>
      open('token?grant_type=refresh_token', { refresh_token: refreshToken }, 'token_refresh'),
    /** Returns the account, or the refusal of a missing token or an ended session. */
    readUser: ({ token }: AuthCall) => send('GET', 'user', { token }),
    logOut({ token, parameters }: AuthCall) {
      const scope = parameters.get('scope');
      const query = scope === null ? '' : `?${new URLSearchParams({ scope }).toString()}`;
      return send('POST', `logout${query}`, { token });
    },
  };
}
