import { bearerOf, faultOf } from './access-token.ts';
import { DataError } from './data-error.ts';
import type { Role } from './privileges.ts';

/**
 * Returns the caller's role: `authenticated` with a person's token, `anon` with only the public
 * key, which the access check has checked.
 *
 * @param service - The public key, and the secret that signs access tokens.
 * @throws DataError for any other token.
 */
export function readRole(
  request: Request,
  service: { readonly key: string; readonly secret: string },
): Role {
  const { key, secret } = service;
  const authorization = request.headers.get('authorization');
  if (authorization === null) return 'anon';
  const token = bearerOf(authorization);
  // Clients without a session send the public key in both headers.
  if (token === key) return 'anon';
  const fault = faultOf(token, secret, Date.now());
  if (fault === undefined) return 'authenticated';
  if (fault === 'role') throw new DataError(403, '42501', 'permission denied to set role');
  if (fault === 'expired') throw new DataError(401, 'PGRST303', 'JWT expired');
  throw new DataError(401, 'PGRST301', 'No suitable key or wrong key type');
}
