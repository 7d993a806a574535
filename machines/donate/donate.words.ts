import { defineWords } from '../words.ts';
import type { donateMachine } from './donate.machine.ts';

export const donateWords = defineWords<typeof donateMachine>()({
  name: 'Donate',
  about: 'A visitor picks an amount or types one, and the total follows.',
  states: {
    preset: 'An amount is chosen: one of the six buttons',
    custom: 'An amount of their own',
    'custom.reading': 'Reading what was typed',
    'custom.blank': 'No amount: nothing is chosen and nothing typed',
    'custom.amount': 'An amount above $0 is typed: it can be given',
    'custom.typing': 'Not an amount above $0 yet: nobody is corrected while typing',
    'custom.refused': 'Not an amount above $0: the field says what is wrong',
  },
  events: {
    'preset.choose': 'The visitor presses an amount',
    'custom.change': 'The visitor types an amount',
    'custom.leave': 'The visitor leaves the field',
    'donate.submit': 'The visitor presses Donate Now',
  },
  guards: {
    isBlank: { yes: 'the field is empty', otherwise: 'something is typed' },
    isAmount: { yes: 'it is an amount above $0', otherwise: 'it is no amount above $0' },
  },
});
