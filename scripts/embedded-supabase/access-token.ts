import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether an access token is signed (HS256) with this secret. Its times and claims are not looked at. */
export function isSignedWith(token: string, secret: string): boolean {
  const parts = token.split('.');
  const [head, payload, signature] = parts;
  if (parts.length !== 3 || !head || !payload || !signature) return false;
  const expected = createHmac('sha256', secret).update(`${head}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
