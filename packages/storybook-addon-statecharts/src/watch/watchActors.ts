import { isRegistered } from '../chart/registry.ts';
import {
  Actor,
  createActor,
  type AnyActor,
  type AnyStateMachine,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';

/** An inspected event of a running statechart. */
export type InspectionRecord =
  /** It started, in its snapshot's state. */
  | { kind: 'began'; actor: AnyActor; machine: AnyStateMachine }
  /** It took transitions; its snapshot may be of a transient state. */
  | ({ kind: 'stepped'; actor: AnyActor } & Step)
  /** It processed an event and settled. */
  | { kind: 'rested'; actor: AnyActor; event: string };

type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>;

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

const toStep = ({ _transitions, snapshot }: Microstep): Step => ({
  transitions: _transitions,
  snapshot,
});

/** Properties of an actor that XState does not declare. */
interface ActorInternals {
  logic: AnyStateMachine;
  options: { input?: unknown; snapshot?: Snapshot<unknown> };
}

/**
 * Transitions to the initial state ran when the actor was created, so a second actor repeats them.
 * An actor restored from a snapshot has none.
 */
function initialSteps(actor: AnyActor): Step[] {
  const steps: Step[] = [];
  const { logic, options } = actor as unknown as ActorInternals;
  if (options.snapshot !== undefined) return steps;
  createActor(logic, {
    input: options.input,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') steps.push(toStep(inspected));
    },
  });
  return steps;
}

function watch(actor: AnyActor): void {
  if (listeners.size === 0 || watched.has(actor)) return;
  const { logic } = actor as { logic: unknown };
  // Other actors, such as promises and callbacks, have no states.
  if (!isMachine(logic) || !isRegistered(logic)) return;
  watched.add(actor);
  notify({ kind: 'began', actor, machine: logic });
  for (const step of initialSteps(actor)) notify({ kind: 'stepped', actor, ...step });
  actor.system.inspect((inspected) => {
    if (inspected.actorRef !== actor) return;
    if (inspected.type === '@xstate.microstep') {
      notify({ kind: 'stepped', actor, ...toStep(inspected) });
    } else if (inspected.type === '@xstate.snapshot') {
      notify({ kind: 'rested', actor, event: inspected.event.type });
    }
  });
}

function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && '__xstatenode' in logic;
}

// Containers create their own actors without an inspector. Only Storybook loads this patch, which
// inspects every actor.
const start = Reflect.get(Actor.prototype, 'start') as (this: AnyActor) => AnyActor;
Actor.prototype.start = function watchedStart(this: AnyActor) {
  watch(this);
  return start.call(this);
};

/** Calls the listener for each record from now on; returns an unsubscribe function. */
export function watchActors(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
