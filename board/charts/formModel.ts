import type { FormDefinition } from '../../machines/form/defineForm.ts';
import type { FormContext } from '../../machines/form/form.machine.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';

/** What is typed into a field of each type. */
const typed = {
  text: 'Lena',
  textarea: 'May we come and see?',
  email: 'lena.b@tallygrove.test',
  password: 'ringbyring',
  tel: '(802) 555-0199',
  url: 'https://tallygrove.test',
};

/** A form's model: its fields are filled in, it is submitted, and the service accepts or refuses. */
export function formModel<Field extends string>({ names, fields }: FormDefinition<Field>) {
  return {
    sends: names.map((name) => {
      const { label, type = 'text' } = fields[name];
      return {
        words: `${label} is typed`,
        event: { type: 'field.change' as const, name, value: typed[type] },
      };
    }),
    answers: {
      submit: [
        { words: 'yes', output: undefined },
        { words: 'no', error: new AuthFailure('refused', 'User already registered') },
      ],
    },
    distinguish: ({ values, sent }: FormContext<Field>) => [values, sent],
  };
}
