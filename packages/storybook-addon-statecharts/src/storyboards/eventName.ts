import type { AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { eventNameOf } from '../chart/words.ts';

/** What an event is called, under the key of a statechart's words: `submit.error`, `form.submit`. */
export function eventNameIn(machine: AnyStateMachine, eventType: string): string {
  const source = getStateNodes(machine).find(({ transitions }) => transitions.has(eventType));
  return (source && eventNameOf({ source, eventType })) ?? eventType;
}
