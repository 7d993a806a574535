import { createActor, type AnyStateMachine, type InputFrom } from 'xstate';
import type { Pinned } from './states.ts';

/**
 * The same statechart, beginning in a given state. Nothing of that state runs: no entry action, no
 * invoked actor, no timer; so nothing is waited for. Events then take their usual transitions.
 */
export function pin<Machine extends AnyStateMachine>(
  machine: Machine,
  pinned: Pinned<Machine>,
  input?: InputFrom<Machine>,
): Machine {
  const { context } = createActor(machine, {
    // Required or not as each machine says, which a generic one cannot.
    input: input as never,
  }).getSnapshot();
  return beginningAt(machine, {
    value: pinned.value,
    context: { ...(context as object), ...pinned.context },
  });
}

/** Filled with other implementations it still begins there, and goes on with those. */
function beginningAt<Machine extends AnyStateMachine>(
  machine: Machine,
  at: Parameters<AnyStateMachine['resolveState']>[0],
): Machine {
  const copy: AnyStateMachine = machine.provide({});
  const snapshot = copy.resolveState(at);
  copy.getInitialSnapshot = () => snapshot;
  copy.provide = (implementations) => beginningAt(machine.provide(implementations), at);
  return copy as Machine;
}
