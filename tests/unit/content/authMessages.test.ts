import { expect, test } from 'vitest';
import {
  failureText,
  linkMessage,
  passwordFailureText,
  signOutFailureText,
} from '../../../src/content/authMessages.ts';
import { AuthFailure, classifyResponse, linkProblemOf } from '../../../src/domain/authFailure.ts';

const OWN = 'The service’s own words.';

/** A failure with this code and status, as the services report it. */
const failureOf = (code: string, status: number) =>
  new AuthFailure(classifyResponse(status, code), OWN, { code, status });
const linkText = (failure: AuthFailure) => linkMessage(linkProblemOf(failure)).text;

// docs/product.md P12.5
test.each<[string, (failure: AuthFailure) => string, codes: string, status: number, text: string]>([
  ['signing up or in', failureText, 'user_already_exists over_email_send_rate_limit', 422, OWN],
  ['signing up or in', failureText, 'request_timeout', 504, 'We could not reach our server.'],
  ['signing out', signOutFailureText, 'unexpected_failure', 500, OWN],
  ['signing out', signOutFailureText, 'request_timeout', 504, 'You are signed out on this device'],
  ['saving a password', passwordFailureText, 'same_password weak_password', 422, OWN],
  [
    'saving a password',
    passwordFailureText,
    'session_not_found session_expired bad_jwt no_authorization reauthentication_needed',
    403,
    'This took too long, and your link has ended.',
  ],
  ['saving a password', passwordFailureText, 'over_request_rate_limit', 429, 'That was a lot of'],
  ['opening a link', linkText, 'otp_expired', 403, 'This sign-in link has expired or was already'],
  [
    'opening a link',
    linkText,
    'bad_jwt no_authorization session_not_found session_expired user_not_found validation_failed',
    403,
    'This sign-in link is not valid.',
  ],
  ['opening a link', linkText, 'user_banned', 403, 'This account is blocked.'],
  ['opening a link', linkText, 'over_email_send_rate_limit', 429, 'Too many links were opened'],
  ['opening a link', linkText, 'unreadable', 200, 'We could not check your sign-in link because'],
  ['opening a link', linkText, 'conflict', 409, 'We could not check your sign-in link because'],
  // Never with a text from the link.
  ['opening a link', linkText, 'a_code_of_tomorrow', 400, 'This sign-in link did not work.'],
])('%s, row %#', (_, textOf, codes, status, text) => {
  for (const code of codes.split(' '))
    expect(textOf(failureOf(code, status)).slice(0, text.length), code).toBe(text);
});

test('without words of the service there is a text', () => {
  expect(failureText(new AuthFailure('refused', ''))).toBe('Something went wrong');
  for (const textOf of [failureText, passwordFailureText, signOutFailureText])
    expect(textOf(new AuthFailure('invalidResponse', ''))).toMatch(/could not read/);
});
