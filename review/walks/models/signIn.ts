import { signInMachine } from '../../../machines/signIn/signIn.machine.ts';
import type { FormContext } from '../../../machines/form/form.machine.ts';
import type { FlowModel } from '../model.ts';
import { formTime, isFormEventPossible, submitAnswers, submits } from '../formAnswers.ts';

/** Asking for a magic link. */
export const model: FlowModel = {
  machine: signInMachine,
  ...formTime(),
  sends: [
    {
      words: 'an address is typed',
      event: { type: 'field.change', name: 'email', value: 'lena@tallygrove.test' },
    },
    ...submits('The person asks for a link'),
  ],
  answers: { submit: submitAnswers },
  distinguish: ({ values, waitSeconds, sent }: FormContext) => [values, waitSeconds, sent],
  isPossible: isFormEventPossible,
};
