import { expect, test } from 'vitest';
import {
  expiresWithinMargin,
  hasExpired,
  isSecondFactorVerified,
  parseStoredSession,
  parseTokenResponse,
  refreshIsDue,
  serializeSession,
  type Session,
} from '../../../src/domain/session.ts';
import { priya, sessionWith, START } from '../../support/tokens.ts';

const accessToken = 'eyJh.eyJz-_9.c2ln';
const answer = {
  access_token: accessToken,
  refresh_token: 'r-1',
  expires_in: 3600,
  user: { id: 'u-1', email: 'lena@tallygrove.test', user_metadata: { display_name: ' Lena ' } },
};
const parsed: Session = {
  accessToken,
  refreshToken: 'r-1',
  tokenType: 'bearer',
  expiresAt: START + 3_600_000,
  user: { id: 'u-1', email: 'lena@tallygrove.test', displayName: 'Lena' },
};
const user = { id: 'u-1', email: undefined, displayName: undefined };

test.each<[object, Partial<Session>]>([
  // Whatever the device's clock is.
  [{ expires_at: 1 }, {}],
  [{ token_type: 'dpop' }, { tokenType: 'dpop' }],
  [{ user: { id: 'u-1' } }, { user }],
])(
  'an answer of POST /token with %o is a session, and is stored and read again',
  (part, fields) => {
    const session = { ...parsed, ...fields };
    expect(parseTokenResponse({ ...answer, ...part }, START)).toEqual(session);
    expect(parseStoredSession(serializeSession(session))).toEqual(session);
  },
);

test.each([
  ...['a..c', 'a.b.c.d', 'a.b+c.d', ['a.b.c']].map((token) => ({ accessToken: token })),
  { refreshToken: '' },
  { refreshToken: ['r-1'] },
  { user: undefined },
])('%o is neither an answer nor a stored session', (part) => {
  const {
    accessToken: access_token,
    refreshToken: refresh_token,
    ...more
  } = { ...parsed, ...part };
  expect(parseTokenResponse({ ...answer, access_token, refresh_token, ...more }, START)).toBe(
    undefined,
  );
  expect(parseStoredSession(JSON.stringify({ ...parsed, ...part }))).toBeUndefined();
});

test('an answer without a time, and a stored text that is no session, are none', () => {
  for (const expires_in of ['3600', 0, 1e306])
    expect(parseTokenResponse({ ...answer, expires_in }, START)).toBeUndefined();
  const json = serializeSession(parsed);
  for (const text of [json.slice(0, 60), 'null', json.replace(/\d{12,}/u, '1e999')])
    expect(parseStoredSession(text)).toBeUndefined();
  // Stored by a release that did not know the type.
  expect(parseStoredSession(json.replace('"bearer"', 'null'))).toEqual(parsed);
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

const weak = sessionWith(0, { aal: 'aal1' });
const strong = sessionWith(0, { aal: 'aal2' });
const broken = { ...weak, accessToken: 'a.b.c' };
const claims = Buffer.from(JSON.stringify({ name: 'ÿ¾?~ÿÿ', aal: 'aal2' })).toString('base64url');

test.each([
  ['no level before', sessionWith(0), strong, true],
  ['letters of base64url', broken, { ...strong, accessToken: `a.${claims}.c` }, true],
  ['no rise', strong, strong, false],
  ['too low a level', weak, weak, false],
  ['an opaque token', weak, broken, false],
  ['no session before', undefined, strong, false],
  ['another person', sessionWith(0, { person: priya }), strong, false],
])('a second factor between two sessions, %s', (_, before, after, verified) => {
  expect(isSecondFactorVerified(before, after)).toBe(verified);
});
