import { nameless } from './messages.ts';

/** Texts of the sign-in link dialog (docs/product.md P7.10). */
export const linkQuestion = {
  unopened: {
    heading: 'Use this sign-in link?',
    text: 'Did you just sign up or sign in at Tallygrove, perhaps on another device? Then open it. If not, leave it: nothing happens.',
    accept: 'Open the link',
  },
  replacement: {
    heading: 'Switch to another account?',
    accept: 'Switch account',
    text: 'If you did not expect this, somebody may have sent you their own link. Then stay as you are.',
  },
  otherAddress: {
    heading: 'Use another account?',
    accept: 'Use this account',
    text: 'If you did not expect this, somebody may have sent you their own link. Then do not use it.',
  },
  /** Before the addresses. */
  linkFor: 'This link is for',
  signedInAs: 'You are signed in as',
  askedFor: 'You asked for a link for',
  nameless,
  notNow: 'Not now',
  stay: 'Stay signed in',
} as const;
