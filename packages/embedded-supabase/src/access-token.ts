import { errors, jwtVerify } from 'jose';
import { UUID } from './data-values.ts';

/** Why an access token is refused. */
export type TokenFault = 'invalid' | 'expired' | 'role';

/** The claims of a valid access token that the services read. */
export interface Claims {
  /** The account's id. */
  readonly sub: string;
  readonly session_id: string;
}

/** RFC 7515 allows neither padding nor other characters that a lenient decoder would skip. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/u;

/**
 * Validates an access token: signed by this backend (HS256), for a person, with the role
 * `authenticated`, and not expired.
 *
 * @returns its claims, or the fault.
 */
export async function readAccessToken(token: string, secret: string): Promise<Claims | TokenFault> {
  if (!TOKEN.test(token)) return 'invalid';
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      requiredClaims: ['exp'],
    });
    const { role, sub, session_id: session } = payload;
    if (role !== 'authenticated') return 'role';
    if (typeof sub !== 'string' || !UUID.test(sub)) return 'invalid';
    return { sub, session_id: String(session) };
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
  }
}

/** Returns the bearer token of an `Authorization` header, or an empty string. */
export function bearerOf(header: string): string {
  return /^Bearer +(\S+)$/iu.exec(header)?.[1] ?? '';
}
