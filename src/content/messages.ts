import type { Role } from '../domain/roles.ts';

/** The words of toasts and session notices (specification, section 8). */
export const messages = {
  linkSent: {
    title: 'Check your email',
    text: 'A magic link has been sent to your email address.',
  },
  accountCreated: {
    title: 'Account Created!',
    text: 'Please check your email to verify your account.',
  },
  loggedOut: { title: 'Logged Out', text: 'You have been successfully logged out.' },
  signInFailed: { title: 'Sign in Failed' },
  signUpFailed: { title: 'Sign up Failed' },
  signOutFailed: { title: 'Sign out Failed' },
  /** Ours: the specification is silent on how a session that ends on its own is told. */
  sessionEnded: {
    title: 'Signed out',
    text: 'Your session has ended. Sign in again to go on.',
  },
  memoryOnly: {
    title: 'Signed in for this tab only',
    text: 'Your browser does not let us remember you, so closing this tab signs you out.',
  },
  linkFailed: { title: 'That link did not work' },
} as const;

const notImplementedYet = 'This feature is not implemented yet.';

/** What the actions say that are placeholders (specification, section 8). */
export const placeholders = {
  enrollment: { title: 'Enrollment Feature', text: notImplementedYet },
  registration: { title: 'Registration Feature', text: notImplementedYet },
  donation: { title: 'Donation Feature', text: notImplementedYet },
  adminPanel: { title: 'Admin Panel', text: notImplementedYet },
  volunteer: { title: 'Volunteer Application', text: notImplementedYet },
  blogPost: { title: 'Blog Post Feature', text: notImplementedYet },
  contact: { title: 'Contact Form', text: notImplementedYet },
  notImplemented: { title: 'Feature not implemented', text: notImplementedYet },
  comingSoon: { title: 'Coming Soon', text: notImplementedYet },
} as const;

/** A line under the dashboard's greeting, for each role. */
export const dashboardLines: Record<Role, string> = {
  admin: 'Courses, events, posts, volunteers and donations in one place.',
  instructor: 'Your courses, and where to build the next one.',
  student: 'Your courses, your events and how far you have come.',
  parent: 'What your family is learning, and what comes next.',
};
