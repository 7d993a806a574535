// What a statechart's states, events and guards are called by people who never saw one. Only the review
// board reads it; the site's script holds none of it.
import type { WordsFor } from 'storybook-addon-statecharts';
import type { AnyStateMachine } from 'xstate';

export type { WordsFor };

/** Types a statechart's words by its machine: a missing or leftover word does not compile. */
export const defineWords =
  <Machine extends AnyStateMachine>() =>
  (words: WordsFor<Machine>): WordsFor<Machine> =>
    words;
