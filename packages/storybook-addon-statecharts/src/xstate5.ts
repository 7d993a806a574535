// The only place that relies on what XState 5 does not declare or export. A new version of XState is
// checked here.
import {
  Actor,
  createEmptyActor,
  StateMachine,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';

export type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>;

/** The transitions of a microstep. */
export const transitionsIn = ({ _transitions }: Microstep): Microstep['_transitions'] =>
  _transitions;

/** Whether an actor's logic is a state machine; promises and callbacks have no states. */
const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && '__xstatenode' in logic;

interface ActorInternals {
  logic: unknown;
  options: { input?: unknown; snapshot?: Snapshot<unknown> };
}

/** Returns an actor's machine; undefined for other logic. */
export function machineOf(actor: AnyActor): AnyStateMachine | undefined {
  const { logic } = actor as unknown as ActorInternals;
  return isMachine(logic) ? logic : undefined;
}

/** Returns the options with which an actor was created. */
export const optionsOf = (actor: AnyActor): ActorInternals['options'] =>
  (actor as unknown as ActorInternals).options;

/**
 * Calls a function before any actor starts. Components create their own actors without an inspector.
 * Only Storybook loads this patch.
 */
export function beforeEachStart(callback: (actor: AnyActor) => void): void {
  const start = Reflect.get(Actor.prototype, 'start') as (this: AnyActor) => AnyActor;
  Actor.prototype.start = function watchedStart(this: AnyActor) {
    callback(this);
    return start.call(this);
  };
}

type MachineConfig = ConstructorParameters<typeof StateMachine>[0];

/** The fields used of a state's configuration. */
export interface Written {
  invoke?: { src: unknown } | readonly { src: unknown }[];
  states?: Readonly<Record<string, Written>>;
}

/**
 * Returns a copy of a machine with another configuration and other actors.
 * @param maxIterations stops an infinite loop of microsteps
 */
export function rebuilt(
  { config, implementations, options }: AnyStateMachine,
  change: (written: Written) => Written,
  actors: AnyStateMachine['implementations']['actors'],
  maxIterations: number,
): AnyStateMachine {
  const copy: AnyStateMachine = new StateMachine(change(config as Written) as MachineConfig, {
    ...implementations,
    actors,
  });
  copy.options = { ...options, maxIterations };
  return copy;
}

/** Takes a machine's transitions without starting, sending or executing anything. */
export function createStepper(
  machine: AnyStateMachine,
  onTransitions: (transitions: Microstep['_transitions']) => void,
) {
  const self = createEmptyActor();
  self.system.inspect((inspected) => {
    if (inspected.type === '@xstate.microstep') onTransitions(transitionsIn(inspected));
  });
  const scope = {
    self,
    system: self.system,
    logger: () => undefined,
    id: '',
    sessionId: '',
    defer: () => undefined,
    stopChild: () => undefined,
    emit: () => undefined,
    actionExecutor: () => undefined,
  } as never;
  return {
    begin: (input: unknown) => machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot,
    take: (before: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot =>
      machine.transition(before as never, event, scope),
  };
}

/** Sets every delay of a machine's entry actions; an inline one has no name for `provide`. */
export function setDelays(nodes: readonly { entry: readonly unknown[] }[], delay: number): void {
  for (const action of nodes.flatMap(({ entry }) => entry)) {
    // An action may also be a name.
    if ((typeof action === 'object' && action !== null) || typeof action === 'function') {
      if ('delay' in action) Object.assign(action, { delay });
    }
  }
}

/** The types of the events that XState sends for actors and delays. */
export const eventTypes = {
  done: (actor: string): string => `xstate.done.actor.${actor}`,
  error: (actor: string): string => `xstate.error.actor.${actor}`,
  snapshot: (actor: string): string => `xstate.snapshot.${actor}`,
  /** Returns the delay of such an event in a state. */
  delayIn: (type: string, state: string): string =>
    type.slice('xstate.after.'.length, -`.${state}`.length),
  isDelay: (type: string): boolean => type.startsWith('xstate.after.'),
  isOwn: (type: string): boolean => type.startsWith('xstate.'),
};
