import type { PageText } from './pageText.ts';

/** Pages without a content file of their own. */
export const pages = {
  signIn: {
    heading: 'Sign in',
    description: 'We email you a link that signs you in. You do not need your password here.',
  },
  signUp: {
    heading: 'Create your account',
    title: 'Sign up',
    description: 'One free account for courses, events and your progress.',
  },
  dashboard: {
    heading: 'Dashboard',
    description: 'Your courses, events and progress.',
  },
  notFound: {
    heading: 'This page is not here',
    title: 'Page not found',
    description: 'The address may have a typo, or the page has moved.',
  },
} as const satisfies Record<string, PageText>;

/** On /admin, which has no screen (docs/product.md P2.3). */
export const adminNote = {
  title: 'Looking for the admin view?',
  text: 'Everything admins manage is on the dashboard.',
} as const;
