import type { AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { isNamedBy } from '../chart/transitions.ts';
import { eventNameOf } from '../chart/words.ts';

/** Returns an event's key in a statechart's words: `submit.error`, `form.submit`. */
export function eventNameIn(machine: AnyStateMachine, eventType: string): string {
  const source = getStateNodes(machine).find(({ transitions }) => transitions.has(eventType));
  if (source !== undefined) return eventNameOf({ source, eventType }) ?? eventType;
  const descriptors = getStateNodes(machine).flatMap(({ transitions }) => [...transitions.keys()]);
  return descriptors.find((descriptor) => isNamedBy(descriptor, eventType)) ?? eventType;
}
