import { contact } from './contact.ts';

const withContact = (text: string) => ({ text, contact });

/** What does not work yet; the academy's email and phone follow the text. */
export type NotYetText = ReturnType<typeof withContact>;

/**
 * Shown before the controls without a function yet (docs/product.md P4.19). Short enough to wrap
 * alike in a fallback typeface.
 */
export const notYet = {
  enroll: withContact('You can’t enroll online yet. To get a place, write or call:'),
  register: withContact('You can’t sign up online yet. To save a seat, write or call:'),
  donate: withContact('You can’t pay online yet. See what a gift does, then give by:'),
  otherWays: withContact('These three do not work online yet. To help, write or call:'),
  volunteer: withContact('You can’t apply online yet. To volunteer, write or call:'),
  posts: withContact('Posts and subjects do not open yet. To get one, write or call:'),
  newsletter: withContact('You can’t subscribe yet. Nothing is sent or kept. Ask us for news:'),
  contact: withContact('This form sends nothing yet. To reach us, write or call:'),
  learner: withContact(
    'The courses, progress and counts are examples. Yours take their place when enrollment opens. To enroll now, write or call:',
  ),
  instructor: withContact('You can’t build a course here yet. To plan one with us, write or call:'),
  admin: withContact(
    'You can look around; nothing can be changed here yet. To change what the site shows, write or call:',
  ),
} as const satisfies Record<string, NotYetText>;
