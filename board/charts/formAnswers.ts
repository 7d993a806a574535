import { MAIL_PAUSE_MS, type FormContext } from '../../machines/form/form.machine.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import type { Answer, FlowModel, ModelEvent } from 'storybook-addon-statecharts';

/** A form's clock: the second that a service asks to wait for passes at once. */
export function formTime() {
  const time = { now: 0 };
  return {
    inputs: [{ now: () => time.now }],
    time,
    delays: { second: 1000 },
  } satisfies Partial<FlowModel>;
}

const submit = { type: 'form.submit' } as const;

/** The form is sent, and once it was, again: within the minute, and after it. @param words how sending it is called */
export const submits = (words: string) =>
  [
    { words, event: { ...submit } },
    { words: `${words}, a minute later`, event: { ...submit }, at: MAIL_PAUSE_MS },
  ] satisfies readonly ModelEvent[];

/** Only from what was sent already is there a way back, and only that is sent a minute later. */
export const isFormEventPossible: NonNullable<FlowModel['isPossible']> = (
  snapshot,
  { event, at },
) => {
  if (event.type === 'form.edit') return (snapshot.context as FormContext).sent !== undefined;
  return event.type !== 'form.submit' || at === undefined || snapshot.matches('sent');
};

/** What a service can say to a form: yes, no, not now, or nothing at all. */
export const submitAnswers: readonly Answer[] = [
  { words: 'yes', output: undefined },
  { words: 'no', error: new AuthFailure('refused', 'User already registered') },
  {
    words: 'not before a second is over',
    error: new AuthFailure('rateLimited', 'Too many requests', { retryAfterMs: 1000 }),
  },
];
