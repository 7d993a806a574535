import { people, type MockPerson } from '../../mocks/fixtures/people.ts';
import { profileOf, sessionOf } from '../../mocks/fixtures/sessions.ts';
import type { Profile } from '../../src/domain/profile.ts';
import type { Session } from '../../src/domain/session.ts';

/** The start of the tests' clocks: not a round number, so that a forgotten clock shows. */
export const START = 1_790_000_123_456;

export const lena = people.student;
export const priya = people.parent;

/** The same access token with an authenticator assurance level in its payload. */
function withAssurance(token: string, aal: 'aal1' | 'aal2'): string {
  const [header, payload = '', signature] = token.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const stronger = JSON.stringify({ ...(claims as object), aal });
  return `${header}.${Buffer.from(stronger).toString('base64url')}.${signature}`;
}

/** A person's nth session, ending `leftMs` after `START`. */
export function sessionWith(
  leftMs: number,
  {
    person = lena,
    generation = 1,
    aal,
  }: { person?: MockPerson; generation?: number; aal?: 'aal1' | 'aal2' } = {},
): Session {
  const base = sessionOf(person);
  return {
    ...base,
    accessToken: `${aal === undefined ? base.accessToken : withAssurance(base.accessToken, aal)}${generation}`,
    refreshToken: `${base.refreshToken}-${generation}`,
    expiresAt: START + leftMs,
  };
}

export function profileWith(person: MockPerson = lena): Profile {
  return profileOf(person);
}
