import { fc } from '../../support/property.ts';
import { describe, expect, test } from 'vitest';
import {
  expiresWithinMargin,
  hasExpired,
  isSecondFactorVerified,
  isWellFormedToken,
  parseStoredSession,
  parseTokenResponse,
  parseUser,
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
    ['nothing', undefined],
    ['null', null],
    ['a page of a captive portal', '<!doctype html><title>Log in to Wi-Fi</title>'],
    ['a number', 42],
    ['an empty object', {}],
    ['an empty list', []],
    ['a list of answers', [answer]],
    ['an error with status 200', { error: 'invalid_grant' }],
    ['no access token', { ...answer, access_token: undefined }],
    ['an empty access token', { ...answer, access_token: '' }],
    ['an access token that is a number', { ...answer, access_token: 1 }],
    ['no refresh token', { ...answer, refresh_token: null }],
    ['an empty refresh token', { ...answer, refresh_token: '' }],
    ['no user', { ...answer, user: undefined }],
    ['a user without an id', { ...answer, user: { email: 'a@b.c' } }],
    ['a user with an empty id', { ...answer, user: { id: '' } }],
    ['a user that is a list', { ...answer, user: [] }],
    ['no expires_in', { ...answer, expires_in: undefined }],
    ['expires_in as text', { ...answer, expires_in: '3600' }],
    ['expires_in of nought', { ...answer, expires_in: 0 }],
    ['expires_in below nought', { ...answer, expires_in: -1 }],
    ['expires_in that is no number', { ...answer, expires_in: Number.NaN }],
    ['an access token that no link could bring', { ...answer, access_token: 'opaque' }],
    ['expires_in beyond all numbers', { ...answer, expires_in: 1e306 }],
    ['expires_in without end', { ...answer, expires_in: Number.POSITIVE_INFINITY }],
  ])('that is rubbish is none: %s', (_, value) => {
    expect(parseTokenResponse(value, START)).toBeUndefined();
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
    ['an empty text', ''],
    ['half of one', serializeSession(parsed).slice(0, 60)],
    ['JSON that is no object', '"a.b.c"'],
    ['null', 'null'],
    ['a list', JSON.stringify([parsed])],
    ['supabase-js’s own format', JSON.stringify(answer)],
    ['no access token', JSON.stringify({ ...parsed, accessToken: undefined })],
    ['an access token of two parts', JSON.stringify({ ...parsed, accessToken: 'a.b' })],
    ['no refresh token', JSON.stringify({ ...parsed, refreshToken: '' })],
    ['no end', JSON.stringify({ ...parsed, expiresAt: undefined })],
    ['an end that is text', JSON.stringify({ ...parsed, expiresAt: '2026-11-20' })],
    ['an end that JSON cannot hold', JSON.stringify({ ...parsed, expiresAt: Number.NaN })],
    ['an end beyond all numbers', serializeSession(parsed).replace(/\d{12,}/u, '1e999')],
    ['no user', JSON.stringify({ ...parsed, user: undefined })],
    ['a user without an id', JSON.stringify({ ...parsed, user: { email: 'a@b.c' } })],
    ['a user that is a list', JSON.stringify({ ...parsed, user: ['u-1'] })],
  ])('that is malformed is none: %s', (_, json) => {
    expect(parseStoredSession(json)).toBeUndefined();
  });

  test('keeps nothing that it does not know', () => {
    const json = JSON.stringify({ ...parsed, provider_token: 'x', user: { ...parsed.user, a: 1 } });
    expect(parseStoredSession(json)).toEqual(parsed);
  });

  test('whatever the text is, reading it never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        parseStoredSession(json);
      }),
    );
  });
});

describe('a token from outside', () => {
  test.each([
    ['eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1LTEifQ.c2ln', true],
    ['a.b.c', true],
    ['a.b-_9.', true],
    ['', false],
    ['a', false],
    ['a.b', false],
    ['a..c', false],
    ['a.b.c.d', false],
    ['a.b+c.d', false],
    ['a.b/c.d', false],
    ['a.b=.c', false],
    ['a.b c.d', false],
    ['a.b\n.c', false],
    ['a.<script>.c', false],
  ])('%j is well formed: %s', (token, expected) => {
    expect(isWellFormedToken(token)).toBe(expected);
  });
});

describe('the time left', () => {
  test.each([
    [10_001, false],
    [10_000, true],
    [0, true],
    [-1, true],
  ])('%d ms before its end it expires within the margin: %s', (left, expected) => {
    expect(expiresWithinMargin(sessionWith(left), START)).toBe(expected);
  });

  test.each([
    [150_000, false],
    [120_000, false],
    [119_999, true],
    [90_000, true],
    [0, true],
    [-3_600_000, true],
  ])('%d ms before its end a refresh is due: %s', (left, expected) => {
    expect(refreshIsDue(sessionWith(left), START)).toBe(expected);
  });
});

describe('a user', () => {
  test.each([
    ['no metadata', { id: 'u' }, undefined],
    ['metadata that is a list', { id: 'u', user_metadata: ['Lena'] }, undefined],
    ['a name that is a number', { id: 'u', user_metadata: { display_name: 7 } }, undefined],
    ['an empty name', { id: 'u', user_metadata: { display_name: '' } }, undefined],
    ['a blank name', { id: 'u', user_metadata: { display_name: ' \t ' } }, undefined],
    ['a name among blanks', { id: 'u', user_metadata: { display_name: ' Lena ' } }, 'Lena'],
    ['a name', { id: 'u', user_metadata: { display_name: 'Lena' } }, 'Lena'],
  ])('%s', (_, value, displayName) => {
    expect(parseUser(value)).toEqual({ id: 'u', email: undefined, displayName });
  });
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

test('a token has ended from the very moment of its end', () => {
  expect([hasExpired(sessionWith(1), START), hasExpired(sessionWith(0), START)]).toEqual([
    false,
    true,
  ]);
});
