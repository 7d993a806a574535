import { createHmac, timingSafeEqual } from 'node:crypto';
import { fieldOf } from './field-of.ts';

/** Why an access token is refused. */
export type TokenFault = 'malformed' | 'foreign' | 'expired' | 'role';

const SUBJECT = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;
/** RFC 7515 allows neither padding nor other characters that a lenient decoder would skip. */
const PART = /^[\w-]+$/u;

function parsePart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as unknown;
    // Stryker disable next-line BlockStatement: An empty block returns undefined too, which has no claims.
  } catch {
    return undefined;
  }
}

function isSignedWith(secret: string, signed: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(signed).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The claims of a valid access token that the services read. */
export interface Claims {
  /** The account's id. */
  readonly sub: string;
  readonly session_id: string;
}

/**
 * Validates an access token: signed by this backend (HS256), for a person, with the role
 * `authenticated`, and not expired.
 *
 * @param now - Milliseconds since 1970.
 * @returns its claims, or the fault.
 */
export function readAccessToken(token: string, secret: string, now: number): Claims | TokenFault {
  const parts = token.split('.');
  const [head, payload, signature] = parts;
  if (parts.length !== 3 || !head || !payload || !signature) return 'malformed';
  if (!parts.every((part) => PART.test(part))) return 'malformed';
  if (fieldOf(parsePart(head), 'alg') !== 'HS256') return 'foreign';
  if (!isSignedWith(secret, `${head}.${payload}`, signature)) return 'foreign';
  const claims = parsePart(payload);
  if (fieldOf(claims, 'role') !== 'authenticated') return 'role';
  const sub = fieldOf(claims, 'sub');
  if (typeof sub !== 'string' || !SUBJECT.test(sub)) return 'malformed';
  const expires = fieldOf(claims, 'exp');
  const from = fieldOf(claims, 'nbf');
  if (typeof expires !== 'number' || expires * 1000 <= now) return 'expired';
  if (from !== undefined && !(typeof from === 'number' && from * 1000 <= now)) return 'expired';
  return { sub, session_id: String(fieldOf(claims, 'session_id')) };
}

/** Returns the bearer token of an `Authorization` header, or an empty string. */
export function bearerOf(header: string): string {
  return /^Bearer +(\S+)$/iu.exec(header)?.[1] ?? '';
}
