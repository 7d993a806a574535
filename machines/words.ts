// Plain-language names of states, events and guards, shown by the review board only; the site does
// not load them.
import type { WordsFor } from 'storybook-addon-statecharts';
import type { AnyStateMachine } from 'xstate';

export type { WordsFor };

/** Types a statechart's words by its machine: a missing or leftover word does not compile. */
export const defineWords =
  <Machine extends AnyStateMachine>() =>
  (words: WordsFor<Machine>): WordsFor<Machine> =>
    words;
