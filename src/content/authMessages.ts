import { isUnreachable, type AuthFailure } from '../domain/authFailure.ts';

/** The message of a failure without a text of its own (docs/product.md P6.3). */
export const unknownFailure = 'Something went wrong';

const unreachable =
  'We could not reach our server. Check your connection and try again: nothing you typed is lost.';

const unreadable = 'The server sent an answer we could not read. Try again in a moment.';

type Failure = Pick<AuthFailure, 'kind' | 'code' | 'message'>;

/**
 * Returns why a submit failed: the service's own message (docs/product.md P6.3), unless it is empty
 * or meant for developers.
 */
export function failureText(failure: Failure): string {
  if (isUnreachable(failure)) return unreachable;
  if (failure.kind === 'invalidResponse') return unreadable;
  return failure.message === '' ? unknownFailure : failure.message;
}

/** Above a form whose submit failed; after a 429 its button counts down. */
export function failureNotice(failure: AuthFailure): { title: string; text: string } {
  if (failure.kind !== 'rateLimited')
    return { title: 'That did not work', text: failureText(failure) };
  return {
    title: 'Too many tries for now',
    text: 'You can try again in a moment. What you typed stays here.',
  };
}

/** After "Sign out Failed": the server may still consider this session signed in. */
export function signOutFailureText(failure: Failure): string {
  if (isUnreachable(failure))
    return 'You are signed out on this device, but we could not reach our server to tell it.';
  return failure.kind === 'invalidResponse'
    ? 'You are signed out on this device, but we could not read our server’s answer.'
    : failureText(failure);
}

/** In the new-password dialog, by the service's code; otherwise its own message. */
const passwordMessages = new Map([
  ['session_not_found', 'This took too long, and your link has ended. Ask for a new one.'],
  ['session_expired', 'This took too long, and your link has ended. Ask for a new one.'],
  ['bad_jwt', 'This took too long, and your link has ended. Ask for a new one.'],
  ['no_authorization', 'This took too long, and your link has ended. Ask for a new one.'],
  ['reauthentication_needed', 'This took too long, and your link has ended. Ask for a new one.'],
  [
    'over_request_rate_limit',
    'That was a lot of tries in a short time. Wait a minute, then save again.',
  ],
]);

export function passwordFailureText(failure: Failure): string {
  return passwordMessages.get(failure.code ?? '') ?? failureText(failure);
}

export interface LinkMessage {
  /** Undefined for a failed link, which has its own texts. */
  title?: string;
  text: string;
}

const invalid: LinkMessage = { text: 'This sign-in link is not valid. Ask for a new one below.' };
const unknown: LinkMessage = { text: 'This sign-in link did not work. Ask for a new one below.' };
const unanswered: LinkMessage = {
  text: 'We could not check your sign-in link because our server did not answer. Ask for a new one below in a minute.',
};
const busy: LinkMessage = {
  text: 'Too many links were opened from your network just now. Wait a minute and open yours again.',
};
const blocked: LinkMessage = {
  text: 'This account is blocked. If you think that is a mistake, write to us.',
};

/**
 * Texts for failed links, by the service's `error_code` or ours. The service's own message is never
 * shown, because anyone can forge a link that contains one.
 */
const linkMessages = new Map<string, LinkMessage>([
  [
    'otp_expired',
    {
      text: 'This sign-in link has expired or was already used. Some email programs open links to check them, and that uses them up. Ask for a new one below.',
    },
  ],
  ['access_denied', { text: 'This sign-in link was not accepted. Ask for a new one below.' }],
  ['not_a_token', { text: 'The link in the address bar is not a valid token.' }],
  [
    'code_link',
    {
      text: 'This link works only in the browser where you asked for it. Ask for a new one below.',
    },
  ],
  ['unreachable', unanswered],
  ['unreadable', unanswered],
  [
    'email_change_half',
    {
      title: 'One more step',
      text: 'This address is confirmed. Now open the link in the email that we sent to your other address.',
    },
  ],
  ['invalid_token', invalid],
  ['bad_jwt', invalid],
  ['no_authorization', invalid],
  ['session_not_found', invalid],
  ['session_expired', invalid],
  ['user_not_found', invalid],
  ['validation_failed', invalid],
  ['over_request_rate_limit', busy],
  ['user_banned', blocked],
]);

/** @param code the service's `error_code`, or one of `AddressLink`'s own */
export function linkMessage(code: string): LinkMessage {
  return linkMessages.get(code) ?? unknown;
}
