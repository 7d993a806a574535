import { formWords } from '../form/form.words.ts';
import { defineWords } from '../words.ts';
import type { contactForm } from './contact.form.ts';

export const contactWords = defineWords<typeof contactForm.machine>()({
  ...formWords,
  name: 'Contact',
  about: 'A visitor writes to the academy; the message goes nowhere yet, so it always succeeds.',
  states: {
    ...formWords.states,
    idle: 'Empty form: ready for a message, with the last one above it',
    invalid: 'Something is missing: each field says what it needs',
    submitting: 'Sending the message: over in a blink',
  },
  events: {
    ...formWords.events,
    'form.submit': 'The visitor sends the message',
    'submit.done': 'The message is taken',
    'submit.error': 'The message is not taken',
  },
});
