import { formWords } from '../form/form.words.ts';
import { defineWords } from '../words.ts';
import type { signUpForm } from './signUp.form.ts';

export const signUpWords = defineWords<typeof signUpForm.machine>()({
  ...formWords,
  name: 'Sign up',
  about: 'A person makes an account with a name, an email address and a password.',
  states: {
    ...formWords.states,
    idle: 'Empty form: ready for a new account',
    invalid: 'Something is missing: each field says what it needs',
    submitting: 'Making the account: the button is busy until the sign-in page follows',
  },
  events: {
    ...formWords.events,
    'form.submit': 'The person asks for an account',
    'submit.done': 'The account is made and a mail is on its way',
    'submit.error': 'The service makes no account',
  },
});
