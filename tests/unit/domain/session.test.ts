import { fc } from '../../support/property.ts';
import { describe, expect, test } from 'vitest';
import {
  expiresWithinMargin,
  hasExpired,
  isSecondFactorVerified,
  isWellFormedToken,
  parseStoredSession,
  parseTokenResponse,
  refreshIsDue,
  serializeSession,
  type Session,
} from '../../../src/domain/session.ts';
import { priya, sessionWith, START } from '../../support/tokens.ts';

const answer = {
  access_token: 'eyJh.eyJz.c2ln',
  refresh_token: 'r-1',
  token_type: 'bearer',
  expires_in: 3600,
  user: { id: 'u-1', email: 'lena@tallygrove.test', user_metadata: { display_name: ' Lena ' } },
};
const parsed: Session = {
  accessToken: 'eyJh.eyJz.c2ln',
  refreshToken: 'r-1',
  tokenType: 'bearer',
  expiresAt: START + 3_600_000,
  user: { id: 'u-1', email: 'lena@tallygrove.test', displayName: 'Lena' },
};

describe('an answer of POST /token', () => {
  test('becomes a session that ends expires_in after its receipt, whatever expires_at says', () => {
    expect(parseTokenResponse(answer, START)).toEqual(parsed);
    expect(parseTokenResponse({ ...answer, expires_at: 1 }, START)).toEqual(parsed);
  });

  test('may leave out what the session can do without', () => {
    expect(
      parseTokenResponse({ ...answer, token_type: undefined, user: { id: 'u-1' } }, START),
    ).toEqual({
      ...parsed,
      user: { id: 'u-1', email: undefined, displayName: undefined },
    });
  });

  test.each([
    // No link could bring it.
    { access_token: ['a.b.c'] },
    { refresh_token: '' },
    { user: undefined },
    { expires_in: '3600' },
    { expires_in: 0 },
  ])('is none with %o', (part) => {
    expect(parseTokenResponse({ ...answer, ...part }, START)).toBeUndefined();
  });

  test('whatever it is, reading it never throws, and what is read can be stored and read again', () => {
    const field = fc.oneof(fc.anything(), fc.string(), fc.double(), fc.constant(undefined));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({
            access_token: fc.oneof(fc.constant('a.b.c'), field),
            refresh_token: fc.oneof(fc.string({ minLength: 1 }), field),
            token_type: field,
            expires_in: fc.oneof(fc.double({ min: 0.001 }), field),
            user: fc.oneof(
              fc.record({
                id: fc.oneof(fc.uuid(), field),
                email: field,
                user_metadata: fc.oneof(fc.record({ display_name: field }), field),
              }),
              field,
            ),
          }),
        ),
        (value) => {
          const session = parseTokenResponse(value, START);
          if (session === undefined) return;
          expect(parseStoredSession(serializeSession(session))).toEqual(session);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('a stored session', () => {
  test('is read as it was written', () => {
    expect(parseStoredSession(serializeSession(parsed))).toEqual(parsed);
    const untyped = JSON.stringify({ ...parsed, tokenType: undefined });
    expect(parseStoredSession(untyped)).toEqual(parsed);
    const bare = { ...parsed, user: { id: 'u-1', email: undefined, displayName: undefined } };
    expect(parseStoredSession(serializeSession(bare))).toEqual(bare);
  });

  test.each([
    serializeSession(parsed).slice(0, 60),
    'null',
    serializeSession(parsed).replace(/\d{12,}/u, '1e999'),
    ...[
      { accessToken: 'a.b' },
      { accessToken: ['a.b.c'] },
      { refreshToken: '' },
      { user: undefined },
    ].map((part) => JSON.stringify({ ...parsed, ...part })),
  ])('that is malformed is none: %s', (json) => {
    expect(parseStoredSession(json)).toBeUndefined();
  });
});

test.each([
  ['eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1LTEifQ.c2ln', true],
  ['a.b-_9.', true],
  ['a.b', false],
  ['a..c', false],
  ['a.b.c.d', false],
  ['a.b+c.d', false],
  ['a.b\n.c', false],
])('the token %j is well formed: %s', (token, expected) => {
  expect(isWellFormedToken(token)).toBe(expected);
});

test.each([
  [120_000, false, false, false],
  [119_999, true, false, false],
  [10_001, true, false, false],
  [10_000, true, true, false],
  [1, true, true, false],
  [0, true, true, true],
])('%d ms before its end: due for a refresh %s, within the margin %s, ended %s', (left, ...is) => {
  const session = sessionWith(left);
  expect(
    [refreshIsDue, expiresWithinMargin, hasExpired].map((rule) => rule(session, START)),
  ).toEqual(is);
});

describe('a second factor between two sessions', () => {
  const weak = sessionWith(0, { aal: 'aal1' });
  const strong = sessionWith(0, { aal: 'aal2' });
  const silent = sessionWith(0);
  const broken = { ...silent, accessToken: 'a.b.c' };

  test.each([
    [weak, strong, true],
    [silent, strong, true],
    [broken, strong, true],
    [strong, strong, false],
    [weak, weak, false],
    [weak, broken, false],
    [undefined, strong, false],
    [sessionWith(0, { person: priya }), strong, false],
  ])('%#: %o, then %o: %s', (before, after, verified) => {
    expect(isSecondFactorVerified(before, after)).toBe(verified);
  });

  test('is read from a payload with letters of base64url', () => {
    const payload = Buffer.from(JSON.stringify({ name: 'ÿ¾?~ÿÿ', aal: 'aal2' })).toString(
      'base64url',
    );
    expect(payload).toMatch(/[-_]/);
    const after = { ...strong, accessToken: `a.${payload}.c` };
    expect(isSecondFactorVerified(weak, after)).toBe(true);
  });
});
