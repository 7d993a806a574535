import { AuthFailure } from '../../src/domain/authFailure.ts';
import type { Answer } from './model.ts';

/** What a service can say to a form: yes, no, not now, or nothing at all. */
export const submitAnswers: readonly Answer[] = [
  { words: 'yes', output: undefined },
  { words: 'no', error: new AuthFailure('refused', 'User already registered') },
  {
    words: 'not before a second is over',
    error: new AuthFailure('rateLimited', 'Too many requests', { retryAfterMs: 1000 }),
  },
];
