import { signUpMachine } from '../../../machines/signUp/signUp.machine.ts';
import type { FormContext } from '../../../machines/form/form.machine.ts';
import type { FlowModel } from '../model.ts';
import { formTime, isFormEventPossible, submitAnswers, submits } from '../formAnswers.ts';

/** Creating an account. */
export const model: FlowModel = {
  machine: signUpMachine,
  ...formTime(),
  sends: [
    {
      words: 'a name is typed',
      event: { type: 'field.change', name: 'displayName', value: 'Lena' },
    },
    {
      words: 'an address is typed',
      event: { type: 'field.change', name: 'email', value: 'lena.b@tallygrove.test' },
    },
    {
      words: 'a password is typed',
      event: { type: 'field.change', name: 'password', value: 'ringbyring' },
    },
    ...submits('The person asks for an account'),
  ],
  answers: { submit: submitAnswers },
  distinguish: ({ values, waitSeconds, sent }: FormContext) => [values, waitSeconds, sent],
  isPossible: isFormEventPossible,
};
