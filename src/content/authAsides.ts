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
