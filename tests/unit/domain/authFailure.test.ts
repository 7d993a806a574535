import { describe, expect, test } from 'vitest';
import {
  AuthFailure,
  isSessionGone,
  isUnreachable,
  linkProblemOf,
  toAuthFailure,
} from '../../../src/domain/authFailure.ts';

test('a failure goes by its own name in a log', () => {
  expect(String(new AuthFailure('refused', 'No'))).toBe('AuthFailure: No');
});

test('whatever is thrown is a failure, and none of ours is no answer', () => {
  const ours = new AuthFailure('refused', 'No');
  expect(toAuthFailure(ours)).toBe(ours);
  expect(toAuthFailure(new TypeError('Failed to fetch'))).toMatchObject({
    kind: 'retryable',
    message: 'Failed to fetch',
  });
  expect(toAuthFailure('out of order')).toMatchObject({ kind: 'retryable', message: '' });
});

test.each([
  ['retryable', true],
  ['unavailable', true],
  ['rateLimited', false],
  ['refused', false],
  ['invalidResponse', false],
] as const)('the server was not reached where a failure is %s: %s', (kind, unreached) => {
  expect(isUnreachable({ kind })).toBe(unreached);
});

describe('at a sign-out', () => {
  test.each([
    [{ status: 401, code: undefined }, true],
    [{ status: 403, code: 'bad_jwt' }, true],
    [{ status: 404, code: 'user_not_found' }, true],
    [{ status: 400, code: 'session_not_found' }, true],
    [{ status: undefined, code: 'session_not_found' }, true],
    [{ status: 400, code: 'validation_failed' }, false],
    [{ status: 500, code: undefined }, false],
    [{ status: undefined, code: undefined }, false],
  ])('%j says that there is no session: %s', (failure, gone) => {
    expect(isSessionGone(failure)).toBe(gone);
  });
});

test.each([
  [new AuthFailure('retryable', ''), 'unreachable'],
  [new AuthFailure('unavailable', '', { code: 'otp_expired' }), 'unreachable'],
  [new TypeError('Failed to fetch'), 'unreachable'],
  [new AuthFailure('rateLimited', ''), 'over_request_rate_limit'],
  [
    new AuthFailure('rateLimited', '', { code: 'over_email_send_rate_limit' }),
    'over_request_rate_limit',
  ],
  [new AuthFailure('refused', '', { code: 'otp_expired' }), 'otp_expired'],
  [new AuthFailure('refused', ''), 'invalid_token'],
])('%s: the link’s problem is %s', (error, problem) => {
  expect(linkProblemOf(error)).toBe(problem);
});
