import type { AnyActor } from 'xstate';
import type { FlowModel, ModelEvent } from '../walks/model.ts';

/** Sends an event to a running statechart, after advancing its clock to the event's time. */
export function sendModelEvent(
  model: FlowModel,
  actor: AnyActor,
  { event, at = 0 }: ModelEvent,
): void {
  if (model.time !== undefined) model.time.now = at;
  actor.send(event);
}
