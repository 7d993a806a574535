import type { FormDefinition } from '../../../machines/form/defineForm.ts';
import type { FormContext } from '../../../machines/form/form.machine.ts';
import type { AuthFailure } from '../../../src/domain/authFailure.ts';

/** What is typed into a field of each type. */
export const typed = {
  text: 'Lena',
  textarea: 'May we come and see?',
  email: 'lena.b@tallygrove.test',
  password: 'ringbyring',
  tel: '(802) 555-0199',
  url: 'https://tallygrove.test',
};

/**
 * A form's model: its fields are filled in, it is submitted, and the service accepts or refuses.
 * @param failure how the service refuses
 */
export function formModel<Field extends string>(
  { names, fields }: FormDefinition<Field>,
  failure: AuthFailure,
) {
  return {
    events: names.map((name) => {
      const { label, type = 'text' } = fields[name];
      return {
        words: `${label} is typed`,
        event: { type: 'field.change' as const, name, value: typed[type] },
      };
    }),
    outputs: {
      submit: [
        { words: 'yes', output: undefined },
        { words: 'no', error: failure },
      ],
    },
    distinguish: ({ values, sent }: FormContext<Field>) => [values, sent],
  };
}
