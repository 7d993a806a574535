import { identify } from '../chart/registry.ts';
import { fromCallback, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { rebuilt, type Written } from '../xstate5.ts';

/** Stops an infinite loop of microsteps: more than any machine needs. */
const MOST_STEPS = 1000;

const silent: AnyActorLogic = fromCallback(() => undefined);

/** Replaces inline actors, which have no name for `provide`. */
function silenced({ invoke = [], states = {}, ...written }: Written): Written {
  const invoked = 'src' in invoke ? [invoke] : invoke;
  return {
    ...written,
    invoke: invoked.map((one) => (typeof one.src === 'string' ? one : { ...one, src: silent })),
    states: Object.fromEntries(
      Object.entries(states).map(([key, state]) => [key, silenced(state)]),
    ),
  };
}

/** Returns the machine with actors that never settle, whose results a walk sends. */
export function withSilentActors(machine: AnyStateMachine): AnyStateMachine {
  const actors = Object.keys(machine.implementations.actors).map((name) => [name, silent]);
  const all = rebuilt(
    machine,
    silenced,
    Object.fromEntries(actors) as typeof machine.implementations.actors,
    MOST_STEPS,
  );
  identify(all, machine);
  return all;
}
