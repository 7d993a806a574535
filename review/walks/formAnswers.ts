import { AuthFailure } from '../../src/domain/authFailure.ts';
import type { Answer, FlowModel } from './model.ts';

/** A form's clock: the second that a service asks to wait for passes at once. */
export function formTime() {
  const time = { now: 0 };
  return {
    inputs: [{ now: () => time.now }],
    time,
    delays: { second: 1000 },
  } satisfies Partial<FlowModel>;
}

/** What a service can say to a form: yes, no, not now, or nothing at all. */
export const submitAnswers: readonly Answer[] = [
  { words: 'yes', output: undefined },
  { words: 'no', error: new AuthFailure('refused', 'User already registered') },
  {
    words: 'not before a second is over',
    error: new AuthFailure('rateLimited', 'Too many requests', { retryAfterMs: 1000 }),
  },
];
