/**
 * Shown above the sign-in form after a link was requested: the same for every address, with or
 * without an account.
 */
export const linkSent = {
  /** The email address follows. */
  title: 'A link is on its way to',
  life: 'It works for ten minutes, once.',
  noMail: 'No email after a few minutes?',
  spam: 'Look in your spam folder.',
  another:
    'Check the address below. You can send another link after a minute; open the newest email.',
  /** After signing up. */
  hasAccount:
    'Did this address have an account already? Then signing up sends no email. Press “Send Magic Link” for a link to sign in.',
  /** Contact details follow. */
  reach: 'Still no email? Write to us or call:',
} as const;

/**
 * Shown on the contact page: the message is not sent yet (docs/product.md P4.14), but kept for the
 * visitor.
 */
export const unsentMessage = {
  title: 'Nothing was sent',
  text: 'Your words are still here. Send them by email, or call us:',
  byEmail: 'Open it as an email',
  message: 'Your message',
} as const;
