// Scenarios of a statechart, each answered by a path through it.
import type { AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { isNamedBy } from '../chart/transitions.ts';
import { eventNameOf } from '../chart/words.ts';
import { createSimulator, type Step } from '../walks/simulator.ts';
import type { FlowModel } from '../walks/types.ts';
import type { Scenario } from './scenario.ts';

/** Returns an event's key in a statechart's words: `submit.error`, `form.submit`. */
function eventNameIn(machine: AnyStateMachine, eventType: string): string {
  const nodes = getStateNodes(machine);
  const source = nodes.find(({ transitions }) => transitions.has(eventType));
  if (source !== undefined) return eventNameOf({ source, eventType }) ?? eventType;
  const descriptors = nodes.flatMap(({ transitions }) => [...transitions.keys()]);
  return descriptors.find((descriptor) => isNamedBy(descriptor, eventType)) ?? eventType;
}

/**
 * Returns the path of a scenario.
 * @throws at the first step that the statechart does not take
 */
export function pathOfScenario(model: FlowModel, scenario: Scenario): Step[] {
  const simulator = createSimulator(model);
  let here = simulator.initial();
  const path = [here];
  for (const { event, to } of scenario.steps) {
    const next = simulator
      .next(here.snapshot, (each) => eventNameIn(model.machine, each.event.type) === event)
      .find(({ leaves }) => leaves.includes(to));
    if (next === undefined) throw new Error(`“${scenario.words}”: ${event} does not lead to ${to}`);
    path.push(next);
    here = next;
  }
  return path;
}
