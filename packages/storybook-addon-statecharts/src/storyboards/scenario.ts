// Scenarios of a statechart, as data.
import type { AnyStateMachine } from 'xstate';
import type { EventNameOf, StatePathOf } from '../chart/labels.ts';

/** An event and the states that it leads to. */
export interface ScenarioStep<
  EventName extends string = string,
  StatePath extends string = string,
> {
  event: EventName;
  to: StatePath;
  /** The story that shows this step; by default the state's own. */
  story?: string;
}

export interface Scenario<EventName extends string = string, StatePath extends string = string> {
  /** The scenario's id in URLs. */
  id: string;
  /** Continues "What happens when …": `I come back after a week?` */
  words: string;
  /** The answer, in a sentence. */
  answer: string;
  steps: readonly ScenarioStep<EventName, StatePath>[];
}

/** A machine's scenarios; an event or state that it lacks is a type error. */
export type ScenariosFor<Machine extends AnyStateMachine> = readonly Scenario<
  EventNameOf<Machine>,
  StatePathOf<Machine>
>[];
