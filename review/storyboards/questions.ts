// What people ask of a statechart, each answered by a path through it.
import type { EventNameOf, StatePathOf } from '../../machines/words.ts';
import type { AnyStateMachine } from 'xstate';
import { eventNameIn } from './eventName.ts';
import { firstStop, stopOf, type Stop } from './walk.ts';
import type { NextStep, Stepper } from '../walks/paths.ts';

/** What happens, and where that leads. */
export interface QuestionStep<
  EventName extends string = string,
  StatePath extends string = string,
> {
  event: EventName;
  to: StatePath;
  /** The story that shows what is seen on this way there; the state's own unless said. */
  story?: string;
}

export interface Question<EventName extends string = string, StatePath extends string = string> {
  /** In an address. */
  id: string;
  /** Goes on from "What happens when …": `I come back after a week?` */
  words: string;
  /** What does, in a sentence. */
  answer: string;
  steps: readonly QuestionStep<EventName, StatePath>[];
}

/** Types a statechart's questions by its machine: a step that it does not know does not compile. */
export const defineQuestions =
  <Machine extends AnyStateMachine>() =>
  (
    questions: readonly Question<EventNameOf<Machine>, StatePathOf<Machine>>[],
  ): readonly Question[] =>
    questions;

function isMeant({ modelEvent, next }: NextStep, step: QuestionStep, machine: AnyStateMachine) {
  return (
    eventNameIn(machine, modelEvent.event.type) === step.event &&
    stopOf({ modelEvent, next, taken: [] }).leaves.includes(step.to)
  );
}

/**
 * The path that answers a question.
 * @throws at the first step that the statechart does not take
 */
export function answerPath(stepper: Stepper, machine: AnyStateMachine, question: Question): Stop[] {
  const path = [firstStop(stepper)];
  for (const step of question.steps) {
    const here = path.at(-1)?.snapshot;
    const next = here && stepper.next(here).find((each) => isMeant(each, step, machine));
    if (next === undefined) {
      throw new Error(`“${question.words}”: ${step.event} does not lead to ${step.to}`);
    }
    path.push(stopOf(next));
  }
  return path;
}
