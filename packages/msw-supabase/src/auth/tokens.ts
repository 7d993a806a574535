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
