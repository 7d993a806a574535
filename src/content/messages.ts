import {
  MAX_PASSWORD_BYTES,
  MIN_PASSWORD_LENGTH,
  type PasswordProblem,
} from '../domain/validation.ts';
import { contact } from './contact.ts';

/** Texts of toasts and session notices (docs/product.md P12.1, P12.2). */
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
  /** A session that ended by itself (docs/product.md P7.6). */
  sessionEnded: {
    title: 'Signed out',
    text: 'Your session has ended. Sign in again to go on.',
  },
  memoryOnly: {
    title: 'Signed in for this tab only',
    text: 'Your browser does not let us remember you, so closing this tab signs you out.',
  },
  /** A new password was saved. */
  passwordSaved: { title: 'Password saved', text: 'Use it the next time you need it.' },
  linkFailed: { title: 'That link did not work' },
  /** On the sign-in page. */
  linkProblem: { title: 'Your link did not work' },
} as const;

/** Replaces the email address of an account without one. */
export const nameless = 'an account without an email address';

/** In the dialog for a new password. */
export const passwordLead = 'You are signed in. Pick one you do not use anywhere else.';

export const passwordProblems = {
  tooShort: `Use at least ${MIN_PASSWORD_LENGTH} characters.`,
  tooLong: `Use at most ${MAX_PASSWORD_BYTES} characters; an accent or an emoji counts as several.`,
} as const satisfies Record<PasswordProblem, string>;

const placeholder = (title: string, instead: string) => ({
  title,
  text: `This feature is not implemented yet. ${instead}`,
});
const { email, phone } = contact;

/** Toasts of unimplemented actions (docs/product.md P12.4), each with a way to do it today. */
export const placeholders = {
  enrollment: placeholder('Enrollment Feature', `To enroll, call ${phone}.`),
  registration: placeholder('Registration Feature', `To save a seat, call ${phone}.`),
  donation: placeholder('Donation Feature', `You paid nothing. To give, call ${phone}.`),
  adminPanel: placeholder('Admin Panel', 'What you manage is on the dashboard.'),
  volunteer: placeholder('Volunteer Application', `To volunteer, call ${phone}.`),
  blogPost: placeholder('Blog Post Feature', `Write to ${email} and we will send you the post.`),
  contact: placeholder('Contact Form', `We did not get your message. Write to ${email}.`),
  notImplemented: placeholder('Feature not implemented', `Write to ${email} to get it done.`),
  comingSoon: placeholder('Coming Soon', `To change your profile, write to ${email}.`),
} as const;
