// Questions about a statechart, as data.
import type { AnyStateMachine } from 'xstate';
import type { EventNameOf, StatePathOf } from '../chart/wordsFor.ts';

/** An event and the states that it leads to. */
export interface QuestionStep<
  EventName extends string = string,
  StatePath extends string = string,
> {
  event: EventName;
  to: StatePath;
  /** The story that shows this step; by default the state's own. */
  story?: string;
}

export interface Question<EventName extends string = string, StatePath extends string = string> {
  /** The question's id in URLs. */
  id: string;
  /** Continues "What happens when …": `I come back after a week?` */
  words: string;
  /** The answer, in a sentence. */
  answer: string;
  steps: readonly QuestionStep<EventName, StatePath>[];
}

/** A machine's questions; an event or state that it lacks is a type error. */
export type QuestionsFor<Machine extends AnyStateMachine> = readonly Question<
  EventNameOf<Machine>,
  StatePathOf<Machine>
>[];
