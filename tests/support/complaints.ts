import { createActor, type AnyStateMachine, type EventObject } from 'xstate';
import { flush } from './flush.ts';

/** The errors inside when a statechart starts and receives events without one of its services. */
export async function complaints(
  machine: AnyStateMachine,
  input?: object,
  ...events: readonly (EventObject & Readonly<Record<string, unknown>>)[]
) {
  const thrown: unknown[] = [];
  const actor = createActor(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.event' && 'error' in inspected.event) {
        thrown.push(inspected.event.error);
      }
    },
  });
  actor.subscribe({ error: (error) => thrown.push(error) });
  actor.start();
  await flush();
  for (const event of events) {
    actor.send(event);
    await flush();
  }
  return { thrown: [...new Set(thrown)], state: actor.getSnapshot().value as unknown };
}
