import type { WordsFor } from '../words.ts';
import type { FormMachine } from './form.machine.ts';

/** What every form of the site has in common; each form names itself. */
export const formWords = {
  states: {
    idle: 'The form is ready: nothing is wrong and nothing is on its way',
    invalid: 'Something is missing: the form says what, field by field',
    submitting: 'Sending: the button is busy and a second press does nothing',
    failure: 'It did not work: the form says why and keeps what was typed',
    waiting: 'Too many tries: the button counts down',
    sent: 'Sent: the page confirms it until the person leaves it',
  },
  events: {
    'field.change': 'The person types',
    'form.submit': 'The person sends the form',
    'form.edit': 'The person goes back to the form',
    'submit.done': 'The service says yes',
    'submit.error': 'The service says no',
    'tab.shown': 'The tab comes into view',
    'after.second': 'A second passes',
  },
  guards: {
    isValid: { yes: 'all filled in correctly', otherwise: 'something is missing or wrong' },
    isRateLimit: { yes: 'asked too often', otherwise: 'for any other reason' },
    isTooSoon: { yes: 'the same as less than a minute ago', otherwise: 'something else, or later' },
    isSentWaitOver: { yes: 'the wait to send it again is over', otherwise: 'nothing was sent yet' },
    waitIsOver: { yes: 'the wait is over', otherwise: 'the wait goes on' },
  },
} as const satisfies Omit<WordsFor<FormMachine>, 'name' | 'about'>;
