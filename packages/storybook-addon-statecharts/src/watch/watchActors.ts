import {
  Actor,
  createActor,
  type AnyActor,
  type AnyStateMachine,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';

/** One thing that a running statechart did. */
export type InspectionRecord =
  /** It began; in which state its snapshot says. */
  | { kind: 'began'; actor: AnyActor; machine: AnyStateMachine }
  /** It took transitions; `leaves` are the nodes it then was in, for however short. */
  | ({ kind: 'stepped'; actor: AnyActor } & Step)
  /** An event was worked off, and it rests. */
  | { kind: 'rested'; actor: AnyActor; event: string };

type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>;

/** A part of an event's way through a statechart. */
export interface Step {
  event: string;
  transitions: Microstep['_transitions'];
  snapshot: Microstep['snapshot'];
}

type Listener = (record: InspectionRecord) => void;

const listeners = new Set<Listener>();
const watched = new WeakSet<AnyActor>();

function tell(record: InspectionRecord): void {
  for (const listener of listeners) listener(record);
}

const toStep = ({ event, _transitions, snapshot }: Microstep): Step => ({
  event: event.type,
  transitions: _transitions,
  snapshot,
});

/** What an actor was made of. */
interface Made {
  logic: AnyStateMachine;
  options: { input?: unknown; snapshot?: Snapshot<unknown> };
}

/**
 * What led to the initial state was done while the actor was made; a second one does it again. One that
 * was made of a snapshot began there.
 */
function initialSteps(actor: AnyActor): Step[] {
  const steps: Step[] = [];
  const { logic, options } = actor as unknown as Made;
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
  // Those that a statechart invokes are promises and callbacks: they have no states.
  if (!isMachine(logic)) return;
  watched.add(actor);
  tell({ kind: 'began', actor, machine: logic });
  for (const step of initialSteps(actor)) tell({ kind: 'stepped', actor, ...step });
  actor.system.inspect((inspected) => {
    if (inspected.actorRef !== actor) return;
    if (inspected.type === '@xstate.microstep') {
      tell({ kind: 'stepped', actor, ...toStep(inspected) });
    } else if (inspected.type === '@xstate.snapshot') {
      tell({ kind: 'rested', actor, event: inspected.event.type });
    }
  });
}

function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && '__xstatenode' in logic;
}

// Containers make their actors themselves, and the product offers no inspector: in Storybook alone,
// whatever is started is watched.
const start = Reflect.get(Actor.prototype, 'start') as (this: AnyActor) => AnyActor;
Actor.prototype.start = function watchedStart(this: AnyActor) {
  watch(this);
  return start.call(this);
};

/** Calls back with everything that statecharts do from now on; the returned function ends it. */
export function watchActors(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
