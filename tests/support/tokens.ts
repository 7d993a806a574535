import { people, type MockPerson } from '../../mocks/fixtures/people.ts';
import { profileOf, sessionOf } from '../../mocks/fixtures/sessions.ts';
import type { Profile } from '../../src/domain/profile.ts';
import type { Session } from '../../src/domain/session.ts';

/** When the tests' clocks start: no round number, so that a forgotten clock shows. */
export const START = 1_790_000_123_456;

export const lena = people.student;
export const priya = people.parent;

/** A person's session: the nth of its family, ending `leftMs` after `START`. */
export function sessionWith(
  leftMs: number,
  { person = lena, generation = 1 }: { person?: MockPerson; generation?: number } = {},
): Session {
  const base = sessionOf(person);
  return {
    ...base,
    accessToken: `${base.accessToken}${generation}`,
    refreshToken: `${base.refreshToken}-${generation}`,
    expiresAt: START + leftMs,
  };
}

export function profileWith(person: MockPerson = lena): Profile {
  return profileOf(person);
}
