import { fc } from '../support/property.ts';
import { expect, test } from 'vitest';
import { allowedRedirectUrl } from '../../scripts/embedded-supabase/redirects.ts';

const ORIGIN = 'http://localhost:5173';
const PIECES = [
  'http: https: javascript: // / \\ @ : # ? . %2f localhost :5173 evil.example user 。 ／',
  ORIGIN,
].flatMap((words) => words.split(' '));
const pieces = fc.constantFrom(...PIECES, '\t', '\n', '\u200b');
const addresses = fc.oneof(
  fc.string(),
  fc.webUrl(),
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.array(pieces, { maxLength: 6 }).map((parts) => `${ORIGIN}${parts.join('')}`),
);

test('whatever was asked for, a link leads to the site itself and takes a fragment of ours', () => {
  fc.assert(
    fc.property(addresses, (asked) => {
      const { origin, username, password, hash } = new URL(allowedRedirectUrl(asked, ORIGIN));
      expect({ origin, username, password, hash }).toEqual({
        origin: ORIGIN,
        username: '',
        password: '',
        hash: '',
      });
    }),
    { numRuns: 2000 },
  );
});

test('nothing asked for is the dashboard', () => {
  expect([null, undefined, ''].map((asked) => allowedRedirectUrl(asked, ORIGIN))).toEqual(
    Array.from({ length: 3 }, () => `${ORIGIN}/dashboard`),
  );
});
