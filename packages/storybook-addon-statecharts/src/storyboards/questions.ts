// Questions about a statechart, each answered by a path through it.
import type { EventNameOf, StatePathOf } from '../chart/wordsFor.ts';
import type { AnyStateMachine } from 'xstate';
import type { Question, QuestionStep } from './question.ts';
import { eventNameIn } from './eventName.ts';
import { initialStep, pathStepOf, type PathStep } from './walk.ts';
import type { NextStep, Stepper } from '../walks/paths.ts';

export type { Question, QuestionStep } from './question.ts';

/** Types a statechart's questions by its machine, so that an unknown step is a type error. */
export const defineQuestions =
  <Machine extends AnyStateMachine>() =>
  (
    questions: readonly Question<EventNameOf<Machine>, StatePathOf<Machine>>[],
  ): readonly Question<EventNameOf<Machine>, StatePathOf<Machine>>[] =>
    questions;

function matchesStep({ modelEvent, next }: NextStep, step: QuestionStep, machine: AnyStateMachine) {
  return (
    eventNameIn(machine, modelEvent.event.type) === step.event &&
    pathStepOf({ modelEvent, next, taken: [] }).leaves.includes(step.to)
  );
}

/**
 * Returns the path that answers a question.
 * @throws at the first step that the statechart does not take
 */
export function answerPath(
  stepper: Stepper,
  machine: AnyStateMachine,
  question: Question,
): PathStep[] {
  const path = [initialStep(stepper)];
  for (const step of question.steps) {
    const here = path.at(-1)?.snapshot;
    const next = here && stepper.next(here).find((each) => matchesStep(each, step, machine));
    if (next === undefined) {
      throw new Error(`“${question.words}”: ${step.event} does not lead to ${step.to}`);
    }
    path.push(pathStepOf(next));
  }
  return path;
}
