import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { accessTokenOf } from '../../mocks/fixtures/sessions.ts';
import { roles } from '../../src/domain/roles.ts';
import { isWellFormedToken } from '../../src/domain/session.ts';
import { mockServices } from '../support/mockedServices.ts';

mockServices();

describe('the service worker beside Storybook', () => {
  it('is the one of the installed msw', async () => {
    const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(await read('.storybook/public/mockServiceWorker.js')).toBe(
      await read('node_modules/msw/lib/mockServiceWorker.js'),
    );
  });
});

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
