/**
 * Shown on the sign-in page after a link was requested: the same for every address, with or without
 * an account.
 */
export const linkSent = {
  title: 'A link is on its way',
  /** The email address goes between them. */
  to: 'We sent a link to',
  life: 'It works for ten minutes, once.',
  again: 'Send it again',
  /** While it cannot be sent again yet. */
  tooSoon: 'We send one link a minute. The last one may still be on its way.',
  wrongAddress: 'Wrong address?',
  noMail: 'No email after a few minutes?',
  spam: 'Look in your spam folder.',
  wait: 'Wait a minute, then press “Send it again”. Open the newest email: an older link may no longer work.',
  /** After signing up. */
  hasAccount:
    'Did this address have an account already? Then signing up sends no email. Press “Send it again” for a link to sign in.',
  /** Contact details follow. */
  reach: 'Still no email? Write to us or call:',
} as const;

/**
 * Shown on the contact page: the message is not sent yet (docs/product.md P4.14), but kept for the
 * visitor.
 */
export const unsentMessage = {
  title: 'This form does not reach us yet',
  text: 'Please send your words by email, or call us:',
  byEmail: 'Open it as an email',
  message: 'Your message',
  another: 'Write another',
} as const;
