// Paths through a statechart, for following, sharing and captions.
import { activeLeaves } from '../chart/statePaths.ts';
import { explore } from '../walks/paths.ts';
import { stepsAlong, type Simulator, type Step } from '../walks/simulator.ts';
import type { FlowModel } from '../walks/types.ts';

/** `submit: not before a second is over` is `submit-not-before-a-second-is-over` in a URL. */
export const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A path's slugs, for a URL. */
export const slugsOf = (path: readonly Step[]): string[] =>
  path.flatMap(({ modelEvent }) => (modelEvent === undefined ? [] : slugOf(modelEvent.words)));

/** Follows a URL's slugs from the start, up to the first step that the statechart does not take. */
export function followSlugs(simulator: Simulator, slugs: readonly string[]): Step[] {
  let here = simulator.initial();
  const path = [here];
  for (const slug of slugs) {
    const [next] = simulator.next(here.snapshot, ({ words }) => slugOf(words) === slug);
    if (next === undefined) break;
    path.push(next);
    here = next;
  }
  return path;
}

/** Returns the shortest path to these leaf states; undefined for none. */
export function pathTo(model: FlowModel, leaves: readonly string[]): Step[] | undefined {
  const found = explore(model).paths.find(
    ({ input, snapshot }) =>
      input === model.inputs?.[0] && activeLeaves(snapshot).join() === leaves.join(),
  );
  return found && stepsAlong(model, found);
}

/** Returns the leaf states newly entered by a step; all at the first step. */
export function enteredLeaves(path: readonly Step[], index: number): string[] {
  const step = path[index];
  if (step === undefined) return [];
  const before = path[index - 1]?.leaves ?? [];
  const fresh = step.leaves.filter((leaf) => !before.includes(leaf));
  return fresh.length > 0 ? fresh : step.leaves;
}
