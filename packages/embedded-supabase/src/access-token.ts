import { createHmac, timingSafeEqual } from 'node:crypto';
import { fieldOf } from './field-of.ts';

/** Why an access token is refused. */
export type TokenFault = 'malformed' | 'foreign' | 'expired' | 'role';

const SUBJECT = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;
/** RFC 7515 leaves no room in a part: no padding, no character that a lenient decoder would skip. */
const PART = /^[\w-]+$/u;

function parsePart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as unknown;
    // Stryker disable next-line BlockStatement: What was not read stays undefined, which is no claim either.
  } catch {
    return undefined;
  }
}

function isSignedWith(secret: string, signed: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(signed).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Looks for a reason to refuse an access token: it must be one that this backend signs (HS256, for a
 * person, with the role `authenticated`) and must be valid now.
 *
 * @param now - Milliseconds since 1970.
 * @returns undefined when it is to be accepted.
 */
export function faultOf(token: string, secret: string, now: number): TokenFault | undefined {
  const parts = token.split('.');
  const [head, payload, signature] = parts;
  if (parts.length !== 3 || !head || !payload || !signature) return 'malformed';
  if (!parts.every((part) => PART.test(part))) return 'malformed';
  if (fieldOf(parsePart(head), 'alg') !== 'HS256') return 'foreign';
  if (!isSignedWith(secret, `${head}.${payload}`, signature)) return 'foreign';
  const claims = parsePart(payload);
  if (fieldOf(claims, 'role') !== 'authenticated') return 'role';
  const subject = fieldOf(claims, 'sub');
  if (typeof subject !== 'string' || !SUBJECT.test(subject)) return 'malformed';
  const expires = fieldOf(claims, 'exp');
  const from = fieldOf(claims, 'nbf');
  if (typeof expires !== 'number' || expires * 1000 <= now) return 'expired';
  if (from !== undefined && !(typeof from === 'number' && from * 1000 <= now)) return 'expired';
  return undefined;
}

/** The token of an `Authorization` header; empty when it is no bearer's. */
export function bearerOf(header: string): string {
  return /^Bearer +(\S+)$/iu.exec(header)?.[1] ?? '';
}
