import {
  createActor,
  type AnyStateMachine,
  type ContextFrom,
  type Snapshot,
  type StateValueFrom,
} from 'xstate';

/** A state of a statechart, and what its context holds other than at the start. */
export interface Pinned<Machine extends AnyStateMachine> {
  value: StateValueFrom<Machine>;
  context?: Partial<ContextFrom<Machine>>;
}

/**
 * A snapshot of a statechart in a given state, for an actor to begin with. Nothing of that state runs:
 * no entry action, no invoked actor, no timer; so nothing is waited for. Events then take their usual
 * transitions, also of the same statechart filled with other implementations.
 * @param input what the statechart is made with; a clock that stands, unless said
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
