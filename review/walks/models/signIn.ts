import { signInMachine } from '../../../machines/signIn/signIn.machine.ts';
import type { FormContext } from '../../../machines/form/form.machine.ts';
import type { FlowModel } from '../model.ts';
import { formTime, submitAnswers } from '../formAnswers.ts';

/** Asking for a magic link. */
export const model: FlowModel = {
  machine: signInMachine,
  ...formTime(),
  sends: [
    {
      words: 'an address is typed',
      event: { type: 'field.change', name: 'email', value: 'lena@tallygrove.test' },
    },
  ],
  answers: { submit: submitAnswers },
  distinguish: ({ values, waitSeconds }: FormContext) => [values, waitSeconds],
};
