import { activeLeaves } from '../chart/statePaths.ts';
import { nodesIn, statePathOf } from '../chart/transitions.ts';
import { explore } from './paths.ts';
import type { FlowModel, Path } from './types.ts';

/** The leaf states in which an actor works. */
const workingStates = ({ machine }: FlowModel): ReadonlySet<string> =>
  new Set(
    nodesIn(machine)
      .filter(({ invoke, type }) => invoke.length > 0 && type === 'atomic')
      .map(statePathOf),
  );

function pathsOf(model: FlowModel): ReadonlyMap<string, Path> {
  const working = workingStates(model);
  const best = new Map<string, { path: Path; busy: number }>();
  // Shortest first, so that of equally calm paths the shortest stays.
  for (const path of explore(model).paths) {
    const leaves = activeLeaves(path.snapshot);
    for (const leaf of leaves) {
      const busy = leaves.filter((other) => other !== leaf && working.has(other)).length;
      if (busy < (best.get(leaf)?.busy ?? Infinity)) best.set(leaf, { path, busy });
    }
  }
  return new Map([...best].map(([leaf, { path }]) => [leaf, path]));
}

const known = new WeakMap<FlowModel, ReadonlyMap<string, Path>>();

/**
 * Returns the shortest path to a leaf state; undefined if the model knows none. In a statechart with
 * parallel regions, the shortest of those on which the fewest other actors still work.
 */
export function pathTo(model: FlowModel, statePath: string): Path | undefined {
  const paths = known.get(model) ?? pathsOf(model);
  known.set(model, paths);
  return paths.get(statePath);
}
