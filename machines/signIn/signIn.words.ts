import { formWords } from '../form/form.words.ts';
import { defineWords } from '../words.ts';
import type { signInForm } from './signIn.form.ts';

export const signInWords = defineWords<typeof signInForm.machine>()({
  ...formWords,
  name: 'Sign in',
  about: 'A person asks for a link by email and signs in with it, without a password.',
  states: {
    ...formWords.states,
    idle: 'Ready for an address: once a link is sent, where to and what to do when none comes',
    invalid: 'Something is missing: the email address is empty or not one',
    submitting: 'Asking for the link: the button is busy',
  },
  events: {
    ...formWords.events,
    'form.submit': 'The person asks for a link',
    'submit.done': 'The mail is on its way',
    'submit.error': 'The service sends no mail',
  },
});
