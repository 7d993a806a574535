import { expect, test } from 'vitest';
import {
  AuthFailure,
  classifyResponse,
  isSessionGone,
  isUnauthorized,
  linkProblemOf,
  toAuthFailure,
} from '../../../src/domain/authFailure.ts';

test('anything thrown becomes a failure; one that is not ours means no answer', () => {
  const ours = new AuthFailure('unavailable', 'No', { code: 'otp_expired' });
  expect(String(ours)).toBe('AuthFailure: No');
  expect(toAuthFailure(ours)).toBe(ours);
  // tests/unit/content/authMessages.test.ts has the other problems of a link.
  expect(linkProblemOf(ours)).toBe('unreachable');
  const message = 'Failed to fetch';
  expect(toAuthFailure(new TypeError(message))).toMatchObject({ kind: 'retryable', message });
  expect(toAuthFailure('out of order')).toMatchObject({ kind: 'retryable', message: '' });
});

// docs/product.md P7.4, P12.3
test.each([
  [0, undefined, 'retryable', false],
  [400, 'session_not_found', 'refused', true],
  [401, undefined, 'refused', true],
  [403, 'conflict', 'refused', true],
  [404, 'user_not_found', 'refused', true],
  // Another request at the same moment.
  [409, 'conflict', 'retryable', false],
  [409, undefined, 'refused', false],
  [500, undefined, 'refused', false],
  [503, undefined, 'retryable', false],
])(
  '%d %s is %s, and at a sign-out means that there is no session: %s',
  (status, code, kind, gone) => {
    const failure = new AuthFailure('refused', '', { status, code });
    expect(isUnauthorized(failure)).toBe(status === 401);
    expect([classifyResponse(status, code), isSessionGone(failure)]).toEqual([kind, gone]);
  },
);
