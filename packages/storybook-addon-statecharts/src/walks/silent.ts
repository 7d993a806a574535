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

const isInline = ({ src }: { src: unknown }): boolean => typeof src !== 'string';

const invokedIn = ({ invoke = [] }: Written): readonly { src: unknown }[] =>
  'src' in invoke ? [invoke] : invoke;

/** Whether it invokes an inline actor, which has no name for `provide`. */
const hasInline = (written: Written): boolean =>
  invokedIn(written).some(isInline) || Object.values(written.states ?? {}).some(hasInline);

function silenced(written: Written): Written {
  const invoke = invokedIn(written).map((one) => (isInline(one) ? { ...one, src: silent } : one));
  const states = Object.entries(written.states ?? {}).map(([key, state]) => [key, silenced(state)]);
  return {
    ...written,
    ...(invoke.length === 0 ? {} : { invoke }),
    ...(states.length === 0 ? {} : { states: Object.fromEntries(states) as Written['states'] }),
  } as Written;
}

/** Returns the machine with actors that never settle, whose results a walk sends. */
export function withSilentActors(machine: AnyStateMachine): AnyStateMachine {
  const named = machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors).map((name) => [name, silent]),
    ),
  });
  const config = named.config as Written;
  const all: AnyStateMachine = hasInline(config)
    ? new StateMachine(silenced(config) as MachineConfig, named.implementations)
    : named;
  all.options = { ...all.options, maxIterations: MOST_STEPS };
  return all;
}
