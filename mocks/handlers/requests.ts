import { people, type MockPerson } from '../fixtures/people.ts';
import { claimsOf, type Claims } from '../fixtures/sessions.ts';

/** A request's JSON body; an empty record for anything else. */
export async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  try {
    // A body that is not an object has no fields either.
    return ((await request.json()) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The token of the `Authorization` header, if any. */
export function bearerOf(request: Request): string | undefined {
  // Stryker disable next-line StringLiteral: Neither header has a token.
  return /^Bearer (.+)/.exec(request.headers.get('authorization') ?? '')?.[1];
}

/** A token's person, the public key without a person, or why the token is refused. */
export type Caller =
  | { kind: 'person'; person: MockPerson; claims: Claims }
  | { kind: 'anon' }
  | { kind: 'forged' }
  | { kind: 'expired'; claims: Claims };

/** Parses a bearer. The public key is not a JWT: it has no dots. */
export function callerOf(bearer: string): Caller {
  const claims = claimsOf(bearer);
  if (claims === undefined) return { kind: bearer.includes('.') ? 'forged' : 'anon' };
  const person = Object.values(people).find(({ id }) => id === claims.sub);
  if (person === undefined) return { kind: 'forged' };
  if (claims.exp * 1000 <= Date.now()) return { kind: 'expired', claims };
  return { kind: 'person', person, claims };
}
