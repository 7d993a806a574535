import { MAIL_PAUSE_MS, type FormContext } from '../../machines/form/form.machine.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import type { FlowModel } from 'storybook-addon-statecharts';

/** Only a sent form can be edited again or resubmitted a minute later. */
export const isFormEventPossible: NonNullable<FlowModel['isPossible']> = (
  snapshot,
  { event, at },
) => {
  if (event.type === 'form.edit') return (snapshot.context as FormContext).sent !== undefined;
  return event.type !== 'form.submit' || at === undefined || snapshot.matches('sent');
};

/**
 * A form's model: its fields are filled in, it is submitted at once and again a minute later, and
 * the service accepts, refuses, or limits the rate. The clock passes the service's one-second delay
 * at once.
 * @param typed what is typed into each field, by the step's label
 * @param words the label of submitting it
 */
export function formModel(
  typed: Readonly<Record<string, { name: string; value: string }>>,
  words: string,
) {
  const time = { now: 0 };
  return {
    inputs: [{ now: () => time.now }],
    time,
    delays: { second: 1000 },
    sends: [
      ...Object.entries(typed).map(([label, field]) => ({
        words: label,
        event: { type: 'field.change' as const, ...field },
      })),
      { words, event: { type: 'form.submit' as const } },
      {
        words: `${words}, a minute later`,
        event: { type: 'form.submit' as const },
        at: MAIL_PAUSE_MS,
      },
    ],
    answers: {
      submit: [
        { words: 'yes', output: undefined },
        { words: 'no', error: new AuthFailure('refused', 'User already registered') },
        {
          words: 'not before a second is over',
          error: new AuthFailure('rateLimited', 'Too many requests', { retryAfterMs: 1000 }),
        },
      ],
    },
    distinguish: ({ values, waitSeconds, sent }: FormContext) => [values, waitSeconds, sent],
    isPossible: isFormEventPossible,
  };
}
