import { readAccessToken, type Claims } from './auth/tokens.ts';
import type { User } from './auth/users.ts';
import type { Project } from './project.ts';

export type Body = Readonly<Record<string, unknown>>;

/** A request's JSON body; an empty record for anything else. */
export async function bodyOf(request: Request): Promise<Body> {
  try {
    // A body that is not an object has no fields either.
    return ((await request.json()) ?? {}) as Body;
  } catch {
    return {};
  }
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The token of the `Authorization` header, if any. */
export const bearerOf = (request: Request): string | undefined =>
  /^Bearer (.+)/u.exec(request.headers.get('authorization') ?? '')?.[1];

/** A token's user, the public key without a user, or why the token is refused. */
export type Caller =
  | { kind: 'user'; user: User; claims: Claims }
  | { kind: 'expired'; user?: never; claims: Claims }
  | { kind: 'anon' | 'forged'; user?: never };

/** Parses a bearer. A publishable key is not a JWT; an older public key is one without a user. */
export function callerOf({ users }: Project, bearer: string): Caller {
  const claims = readAccessToken(bearer);
  if (claims === undefined) return { kind: bearer.includes('.') ? 'forged' : 'anon' };
  const user = users.find(({ id }) => id === claims.sub);
  if (user === undefined) return { kind: 'forged' };
  return claims.exp * 1000 <= Date.now()
    ? { kind: 'expired', claims }
    : { kind: 'user', user, claims };
}
