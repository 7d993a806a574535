import { identify } from '../chart/registry.ts';
import { fromCallback, StateMachine, type AnyActorLogic, type AnyStateMachine } from 'xstate';

/** Stops an infinite loop of microsteps: more than any machine needs. */
const MOST_STEPS = 1000;

const silent: AnyActorLogic = fromCallback(() => undefined);

type MachineConfig = ConstructorParameters<typeof StateMachine>[0];

/** The fields used of a state's configuration. */
interface Written {
  invoke?: { src: unknown } | readonly { src: unknown }[];
  states?: Readonly<Record<string, Written>>;
}

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
  const { config, implementations } = machine;
  const actors = Object.keys(implementations.actors).map((name) => [name, silent]);
  const all: AnyStateMachine = new StateMachine(silenced(config as Written) as MachineConfig, {
    ...implementations,
    actors: Object.fromEntries(actors) as typeof implementations.actors,
  });
  all.options = { ...all.options, maxIterations: MOST_STEPS };
  identify(all, machine);
  return all;
}
