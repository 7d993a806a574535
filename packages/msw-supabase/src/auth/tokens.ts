import type { User } from './users.ts';

/** The claims of an access token (supabase/auth, `tokens/service.go`). Times are in seconds. */
export const claimsOf = (
  user: User,
  session: {
    iat: number;
    exp: number;
    session_id: string;
    /** `aal2` once a second factor was given. */
    aal: 'aal1' | 'aal2';
    amr: readonly { method: string; timestamp: number }[];
  },
) => ({
  iss: 'http://localhost/auth/v1',
  sub: user.id,
  aud: user.aud,
  role: user.role,
  email: user.email,
  phone: user.phone,
  app_metadata: user.app_metadata,
  user_metadata: user.user_metadata,
  is_anonymous: user.is_anonymous,
  ...session,
});

export type Claims = ReturnType<typeof claimsOf>;

export function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const encode = (text: string): string => base64url(new TextEncoder().encode(text));

const HEADER = encode(JSON.stringify({ alg: 'HS256', typ: 'JWT' }));
const SIGNATURE = encode('mocked');

/** Creates a token in the shape of Supabase's. Its signature is invalid on purpose. */
export const createToken = (claims: object): string =>
  `${HEADER}.${encode(JSON.stringify(claims))}.${SIGNATURE}`;

/** Reads the claims of a token of this package; undefined for any other token. */
export function readToken(token: string): unknown {
  const [, payload = '', signature] = token.split('.');
  if (signature !== SIGNATURE) return undefined;
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (one) => one.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads the claims of an access token of this package; undefined for any other token. */
export const readAccessToken = (token: string) => readToken(token) as Claims | undefined;
