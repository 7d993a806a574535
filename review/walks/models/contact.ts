import { contactMachine } from '../../../machines/contact/contact.machine.ts';
import type { FormContext } from '../../../machines/form/form.machine.ts';
import { formTime, isFormEventPossible, submitAnswers, submits } from '../formAnswers.ts';
import type { FlowModel } from '../model.ts';

const typed = {
  name: 'Lena',
  email: 'lena.b@tallygrove.test',
  subject: 'A visit',
  message: 'May we come and see?',
};

/** Writing to the academy. */
export const model: FlowModel = {
  machine: contactMachine,
  ...formTime(),
  sends: [
    ...Object.entries(typed).map(([name, value]) => ({
      words: `the ${name} is typed`,
      event: { type: 'field.change', name, value },
    })),
    ...submits('The visitor sends the message'),
  ],
  answers: { submit: submitAnswers },
  distinguish: ({ values, waitSeconds, sent }: FormContext) => [values, waitSeconds, sent],
  isPossible: isFormEventPossible,
};
