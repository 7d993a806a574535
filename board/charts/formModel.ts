import type { FormContext } from '../../machines/form/form.machine.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';

/**
 * A form's model: its fields are filled in, it is submitted, and the service accepts or refuses.
 * @param typed what is typed into each field, by the step's label
 * @param words the label of submitting it
 */
export function formModel(
  typed: Readonly<Record<string, { name: string; value: string }>>,
  words: string,
) {
  return {
    sends: [
      ...Object.entries(typed).map(([label, field]) => ({
        words: label,
        event: { type: 'field.change' as const, ...field },
      })),
      { words, event: { type: 'form.submit' as const } },
    ],
    answers: {
      submit: [
        { words: 'yes', output: undefined },
        { words: 'no', error: new AuthFailure('refused', 'User already registered') },
      ],
    },
    distinguish: ({ values, sent }: FormContext) => [values, sent],
  };
}
