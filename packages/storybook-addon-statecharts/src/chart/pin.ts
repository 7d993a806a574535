import {
  createActor,
  type AnyStateMachine,
  type ContextFrom,
  type Snapshot,
  type StateValueFrom,
} from 'xstate';

/** A state, with overrides of the initial context. */
export interface Pinned<Machine extends AnyStateMachine> {
  value: StateValueFrom<Machine>;
  context?: Partial<ContextFrom<Machine>>;
}

/**
 * Returns a snapshot of a statechart in a given state, to start an actor with. It runs no entry
 * action, invoked actor or timer of that state, so nothing needs waiting for. Later events take
 * their usual transitions, also with other implementations of the machine.
 * @param input the machine's input; by default, a stopped clock
 */
export function pin<Machine extends AnyStateMachine>(
  machine: Machine,
  pinned: Pinned<Machine>,
  input: unknown = { now: () => 0 },
): Snapshot<unknown> {
  const { context } = createActor(machine, {
    input: input as never,
  }).getSnapshot();
  return machine.resolveState({
    value: pinned.value,
    context: { ...(context as object), ...pinned.context },
  });
}
