import type { Role } from '../../src/domain/roles.ts';
import { people } from '../../mocks/fixtures/people.ts';
import { profileOf, sessionOf } from '../../mocks/fixtures/sessions.ts';
import type { States } from '../../review/pinning/states.ts';

/** Signed in as one of the mocked people, the profile loaded. */
export function signedInAs(role: Role): States {
  return {
    session: {
      value: { signedIn: { freshness: 'fresh', profile: 'loaded', recovery: 'none' } },
      context: { session: sessionOf(people[role]), profile: profileOf(people[role]) },
    },
  };
}
