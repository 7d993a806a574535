import { errors, jwtVerify } from 'jose';
import { UUID } from './data-values.ts';

export type TokenFault = 'invalid' | 'expired' | 'role';

/** The claims of a valid access token that the services read. */
export interface Claims {
  readonly sub: string;
  readonly session_id: string;
}

/** RFC 7515 allows neither padding nor other characters that a lenient decoder would skip. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/u;

/** Returns the claims of an access token that this backend signed for a person, or its fault. */
export async function readAccessToken(token: string, secret: string): Promise<Claims | TokenFault> {
  if (!TOKEN.test(token)) return 'invalid';
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      requiredClaims: ['exp'],
    });
    const { role, sub, session_id = '' } = payload;
    if (role !== 'authenticated') return 'role';
    const isPerson = typeof sub === 'string' && UUID.test(sub) && typeof session_id === 'string';
    return isPerson ? { sub, session_id } : 'invalid';
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
  }
}

/** Returns the bearer token of an `Authorization` header, or an empty string. */
export function bearerOf(header: string): string {
  return /^Bearer +(\S+)$/iu.exec(header)?.[1] ?? '';
}
