import { describe, expect, it } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { accessTokenOf } from '../../mocks/fixtures/sessions.ts';
import { roles } from '../../src/domain/roles.ts';
import { isWellFormedToken } from '../../src/domain/session.ts';
import { mockServices } from '../support/mockedServices.ts';

mockServices();

describe('people', () => {
  it('are one for each role, with tokens in the shape of tokens', () => {
    for (const role of roles) {
      expect(people[role].role).toBe(role);
      expect(isWellFormedToken(accessTokenOf(people[role]))).toBe(true);
    }
  });
});

describe('an unhandled request', () => {
  it.each(['http://site.test/elsewhere', 'http://site.test/auth/v1/unknown'])(
    'fails: %s',
    async (url) => {
      await expect(fetch(url)).rejects.toThrow();
    },
  );
});
