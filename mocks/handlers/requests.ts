import { personOfAccessToken } from '../fixtures/sessions.ts';
import type { MockPerson } from '../fixtures/people.ts';

/** A request's JSON body; an empty record for anything else. */
export async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  try {
    // What is no object has no fields either.
    return ((await request.json()) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The token of the `Authorization` header; undefined without one. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer (.+)/.exec(request.headers.get('authorization') ?? '')?.[1];
}

/** Who sent the request; undefined for the public key and for tokens that are none of ours. */
export function callerOf(request: Request): MockPerson | undefined {
  return personOfAccessToken(bearerOf(request) ?? '');
}
