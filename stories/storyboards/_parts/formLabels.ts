import type { AllLabelsOf } from 'storybook-addon-statecharts';
import type { FormMachine } from '../../../machines/form/form.machine.ts';

/** Labels that all forms of the site share; each form names itself. */
export const formLabels = {
  states: {
    idle: 'The form is ready: nothing is wrong and nothing is on its way',
    invalid: 'Something is missing: the form says what, field by field',
    submitting: 'Sending: the button is busy and a second press does nothing',
    failure: 'It did not work: the form says why and keeps what was typed',
  },
  events: {
    'field.change': 'The person types',
    'form.submit': 'The person sends the form',
    'submit.done': 'The service says yes',
    'submit.error': 'The service says no',
  },
  guards: {
    isValid: { yes: 'all filled in correctly', otherwise: 'something is missing or wrong' },
  },
} as const satisfies Omit<AllLabelsOf<FormMachine>, 'name' | 'about'>;
