import type { Role } from '../../src/domain/roles.ts';
import { people, type MockPerson } from '../../mocks/fixtures/people.ts';
import { profileOf, sessionOf } from '../../mocks/fixtures/sessions.ts';
import type { States } from '../../.storybook/actors/states.ts';
import { extremes } from './extremes.ts';

/** Signed in as a mocked person, with optional changes, and with the profile loaded. */
export function signedInAs(role: Role, changes?: Partial<MockPerson>): States {
  const person = { ...people[role], ...changes };
  return {
    session: {
      value: { signedIn: { freshness: 'fresh', profile: 'loaded', recovery: 'none' } },
      context: { session: sessionOf(person), profile: profileOf(person) },
    },
  };
}

/** A student whose name and address have sixty letters. */
export const signedInWithSixtyLetters = signedInAs('student', {
  displayName: extremes.sixtyLetters,
  email: extremes.sixtyAddress,
});
