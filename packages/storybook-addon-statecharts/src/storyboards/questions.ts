// Questions about a statechart, each answered by a path through it.
import type { AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { isNamedBy } from '../chart/transitions.ts';
import { eventNameOf } from '../chart/words.ts';
import type { Simulator, Step } from '../walks/simulator.ts';
import type { Question } from './question.ts';

/** Returns an event's key in a statechart's words: `submit.error`, `form.submit`. */
function eventNameIn(machine: AnyStateMachine, eventType: string): string {
  const nodes = getStateNodes(machine);
  const source = nodes.find(({ transitions }) => transitions.has(eventType));
  if (source !== undefined) return eventNameOf({ source, eventType }) ?? eventType;
  const descriptors = nodes.flatMap(({ transitions }) => [...transitions.keys()]);
  return descriptors.find((descriptor) => isNamedBy(descriptor, eventType)) ?? eventType;
}

/**
 * Returns the path that answers a question.
 * @throws at the first step that the statechart does not take
 */
export function answerPath(
  simulator: Simulator,
  machine: AnyStateMachine,
  question: Question,
): Step[] {
  let here = simulator.initial();
  const path = [here];
  for (const { event, to } of question.steps) {
    const next = simulator
      .next(here.snapshot, (each) => eventNameIn(machine, each.event.type) === event)
      .find(({ leaves }) => leaves.includes(to));
    if (next === undefined) throw new Error(`“${question.words}”: ${event} does not lead to ${to}`);
    path.push(next);
    here = next;
  }
  return path;
}
