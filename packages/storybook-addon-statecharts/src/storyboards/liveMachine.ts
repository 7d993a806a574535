import type { AnyStateMachine } from 'xstate';
import { withSilentActors } from '../walks/model.ts';

/** Longer than anybody looks. */
const NEVER_MS = 2 ** 31 - 1;

/**
 * A statechart for a screen that is led: nothing answers and no time passes by itself, whatever a container
 * fills it with; everything that happens is sent.
 */
export function liveMachine<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const silent = withSilentActors(machine);
  const live = silent.provide({
    delays: Object.fromEntries(
      Object.keys(silent.implementations.delays).map((delay) => [delay, NEVER_MS]),
    ),
  });
  live.provide = () => live;
  return live as Machine;
}
