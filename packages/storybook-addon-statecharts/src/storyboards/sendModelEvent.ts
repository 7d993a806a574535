import type { AnyActor } from 'xstate';
import type { FlowModel, ModelEvent } from '../walks/model.ts';

/** Makes something happen to a running statechart, at the time on its clock that goes with it. */
export function sendModelEvent(
  model: FlowModel,
  actor: AnyActor,
  { event, at = 0 }: ModelEvent,
): void {
  if (model.time !== undefined) model.time.now = at;
  actor.send(event);
}
