import { isRegistered } from '../chart/registry.ts';
import { createActor, type AnyActor, type AnyStateMachine } from 'xstate';
import {
  beforeEachStart,
  machineOf,
  optionsOf,
  transitionsIn,
  type Microstep,
} from '../xstate5.ts';

/** An inspected event of a running statechart. */
export type InspectionRecord =
  /** It started, in its snapshot's state. */
  | { kind: 'began'; actor: AnyActor; machine: AnyStateMachine }
  /** It took transitions; its snapshot may be of a transient state. */
  | ({ kind: 'stepped'; actor: AnyActor } & Step)
  /** It processed an event and settled. */
  | { kind: 'rested'; actor: AnyActor; event: string };

/** A microstep of a statechart. */
export interface Step {
  transitions: Microstep['_transitions'];
  snapshot: Microstep['snapshot'];
}

type Listener = (record: InspectionRecord) => void;

const listeners = new Set<Listener>();
const watched = new WeakSet<AnyActor>();

function notify(record: InspectionRecord): void {
  for (const listener of listeners) listener(record);
}

const toStep = (microstep: Microstep): Step => ({
  transitions: transitionsIn(microstep),
  snapshot: microstep.snapshot,
});

/**
 * Transitions to the initial state ran when the actor was created, so a second actor repeats them.
 * An actor restored from a snapshot has none.
 */
function initialSteps(actor: AnyActor, machine: AnyStateMachine): Step[] {
  const steps: Step[] = [];
  const { input, snapshot } = optionsOf(actor);
  if (snapshot !== undefined) return steps;
  createActor(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') steps.push(toStep(inspected));
    },
  });
  return steps;
}

function watch(actor: AnyActor): void {
  if (listeners.size === 0 || watched.has(actor)) return;
  const machine = machineOf(actor);
  if (machine === undefined || !isRegistered(machine)) return;
  watched.add(actor);
  notify({ kind: 'began', actor, machine });
  for (const step of initialSteps(actor, machine)) notify({ kind: 'stepped', actor, ...step });
  actor.system.inspect((inspected) => {
    if (inspected.actorRef !== actor) return;
    if (inspected.type === '@xstate.microstep') {
      notify({ kind: 'stepped', actor, ...toStep(inspected) });
    } else if (inspected.type === '@xstate.snapshot') {
      notify({ kind: 'rested', actor, event: inspected.event.type });
    }
  });
}

beforeEachStart(watch);

/** Calls the listener for each record from now on; returns an unsubscribe function. */
export function watchActors(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
