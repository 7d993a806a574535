import type { AnyStateMachine } from 'xstate';
import { setDelays } from '../xstate5.ts';
import { nodesIn } from '../chart/transitions.ts';
import { withSilentActors } from './silent.ts';

/** The longest delay that timers support. */
const NEVER_MS = 2 ** 31 - 1;

/**
 * Returns a machine controlled by events alone: its actors never settle and its delays never
 * elapse, even after `provide`.
 */
export function liveMachine<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const silent = withSilentActors(machine);
  const live = silent.provide({
    delays: Object.fromEntries(
      Object.keys(silent.implementations.delays).map((delay) => [delay, NEVER_MS]),
    ),
  });
  setDelays(nodesIn(live), NEVER_MS);
  live.provide = () => live;
  return live as Machine;
}
