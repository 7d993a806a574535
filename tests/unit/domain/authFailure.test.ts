import { expect, test } from 'vitest';
import {
  AuthFailure,
  classifyResponse,
  isSessionGone,
  isUnauthorized,
  isUnreachable,
  linkProblemOf,
  toAuthFailure,
} from '../../../src/domain/authFailure.ts';

const ours = new AuthFailure('refused', 'No');

test('anything thrown becomes a failure; one that is not ours means no answer', () => {
  expect(String(ours)).toBe('AuthFailure: No');
  expect(toAuthFailure(ours)).toBe(ours);
  const message = 'Failed to fetch';
  expect(toAuthFailure(new TypeError(message))).toMatchObject({ kind: 'retryable', message });
  expect(toAuthFailure('out of order')).toMatchObject({ kind: 'retryable', message: '' });
});

test('only status 401 means a refused access token', () => {
  const failures = [401, 403, undefined].map(
    (status) => new AuthFailure('refused', '', { status }),
  );
  expect([...failures, new TypeError('Failed to fetch')].map(isUnauthorized)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  [429, undefined, 'rateLimited'],
  [0, undefined, 'retryable'],
  [502, 'conflict', 'retryable'],
  [503, undefined, 'retryable'],
  [504, undefined, 'retryable'],
  // Another request at the same moment.
  [409, 'conflict', 'retryable'],
  [409, undefined, 'refused'],
  [403, 'conflict', 'refused'],
  // Not in the list of docs/product.md P7.4.
  [500, undefined, 'refused'],
])('%d %s is %s', (status, code, kind) => {
  expect(classifyResponse(status, code)).toBe(kind);
});

test.each([
  ['retryable', true],
  ['unavailable', true],
  ['rateLimited', false],
] as const)('the server was not reached where a failure is %s: %s', (kind, unreached) => {
  expect(isUnreachable({ kind })).toBe(unreached);
});

test.each([
  [{ status: 401, code: undefined }, true],
  [{ status: 403, code: 'bad_jwt' }, true],
  [{ status: 404, code: 'user_not_found' }, true],
  [{ status: 400, code: 'session_not_found' }, true],
  [{ status: undefined, code: 'session_not_found' }, true],
  [{ status: 400, code: 'validation_failed' }, false],
])('%j at a sign-out means that there is no session: %s', (failure, gone) => {
  expect(isSessionGone(failure)).toBe(gone);
});

// tests/unit/content/authMessages.test.ts has the other problems.
test('a link cannot be judged where the code that calls the service is lost', () => {
  expect(linkProblemOf(new AuthFailure('unavailable', '', { code: 'otp_expired' }))).toBe(
    'unreachable',
  );
});
