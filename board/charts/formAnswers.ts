import { MAIL_PAUSE_MS, type FormContext } from '../../machines/form/form.machine.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import type { Answer, FlowModel, ModelEvent } from 'storybook-addon-statecharts';

/** A form's clock, which passes a service's one-second delay at once. */
export function formTime() {
  const time = { now: 0 };
  return {
    inputs: [{ now: () => time.now }],
    time,
    delays: { second: 1000 },
  } satisfies Partial<FlowModel>;
}

const submit = { type: 'form.submit' } as const;

/**
 * The events that submit a form: at once, and again a minute later.
 * @param words the label of submitting it
 */
export const submitEvents = (words: string) =>
  [
    { words, event: { ...submit } },
    { words: `${words}, a minute later`, event: { ...submit }, at: MAIL_PAUSE_MS },
  ] satisfies readonly ModelEvent[];

/** Only a sent form can be edited again or resubmitted a minute later. */
export const isFormEventPossible: NonNullable<FlowModel['isPossible']> = (
  snapshot,
  { event, at },
) => {
  if (event.type === 'form.edit') return (snapshot.context as FormContext).sent !== undefined;
  return event.type !== 'form.submit' || at === undefined || snapshot.matches('sent');
};

/** The service's possible answers to a form: success, refusal, rate limit. */
export const submitAnswers: readonly Answer[] = [
  { words: 'yes', output: undefined },
  { words: 'no', error: new AuthFailure('refused', 'User already registered') },
  {
    words: 'not before a second is over',
    error: new AuthFailure('rateLimited', 'Too many requests', { retryAfterMs: 1000 }),
  },
];
