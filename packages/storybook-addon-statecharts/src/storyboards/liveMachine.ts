import type { AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { withSilentActors } from '../walks/silent.ts';

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
  // A delay that is a number, or a function in its place, has no name by which to be provided.
  for (const { entry } of [live.root, ...getStateNodes(live)]) {
    for (const action of entry) {
      // An action may also be a name.
      if (typeof action === 'object' || typeof action === 'function') {
        if ('delay' in action) Object.assign(action, { delay: NEVER_MS });
      }
    }
  }
  live.provide = () => live;
  return live as Machine;
}
