import { decodeJwt, SignJWT } from 'jose';
import { fieldOf } from './field-of.ts';

/** How a session was opened, as the claim `amr` names it. */
export type Method = 'password' | 'otp' | 'token_refresh';

type Amr = readonly { readonly method: Method; readonly timestamp: number }[];

/** Returns what signs a session's access token again, with claims that @supabase/lite leaves out. */
export function createHostedClaims(origin: string, secret: string) {
  const opened = new Map<string, Amr>();
  const key = new TextEncoder().encode(secret);

  return async (response: Response, method: Method): Promise<Response> => {
    if (!response.ok) return response;
    const session = (await response.clone().json()) as Record<string, unknown>;
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
      .sign(key);
    const { status, headers } = response;
    const body = JSON.stringify({ ...session, access_token: token });
    const kept = new Headers(headers);
    kept.delete('content-length');
    return new Response(body, { status, headers: kept });
  };
}
