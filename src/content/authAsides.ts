/** Beside the sign-in form: how to tell our link from a scam. */
export const signInAside = {
  heading: 'Is it really from us?',
  points: [
    { title: 'Ten minutes, once', text: 'Our link stops after ten minutes, or after one use.' },
    {
      title: 'Only if you ask',
      text: 'Got a link you did not ask for? Leave it. No one gets in unless you press it.',
    },
    {
      title: 'Never by phone',
      text: 'We do not call or text to ask for a password or a code.',
    },
  ],
} as const;

/** Beside the sign-up form: what an account offers and requires. */
export const signUpAside = {
  heading: 'What you get',
  points: [
    { title: 'Your courses', text: 'Each one is a ring. It fills up as you learn.' },
    { title: 'Your events', text: 'The evenings and workshops ahead of you, by date.' },
    { title: 'No card, no fee', text: 'We ask for a name, an email and a password. That is all.' },
  ],
} as const;

/** Below the sign-up form: the role, the rule for children, and what the account holder agrees to. */
export const signUpTerms = {
  role: 'Every new account is a student’s. Are you a parent or an instructor? Sign up, then write to us, and we change it:',
  children: 'Under 13? A parent or guardian makes the account, and signs in with you.',
  agree: 'An account means that you agree to our',
  terms: 'Terms of service',
  and: 'and have read our',
  privacy: 'Privacy policy',
} as const;
