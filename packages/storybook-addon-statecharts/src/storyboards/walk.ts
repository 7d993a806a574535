// Paths through a statechart as storyboards follow, share and tell them.
import type { AnyMachineSnapshot } from 'xstate';
import { leavesIn, valueOf } from '../chart/statePaths.ts';
import type { FlowModel } from '../walks/model.ts';
import { explore, type NextStep, type Stepper } from '../walks/paths.ts';

/** A situation on a path, and what led to it. */
export interface Stop {
  /** How the step is called in an address; '' at the start. */
  slug: string;
  /** What happened, as the walks call it; '' at the start. */
  words: string;
  /** The transitions that were taken, by id. */
  taken: string[];
  /** The leaf states that it rests in. */
  leaves: string[];
  snapshot: AnyMachineSnapshot;
}

/** `submit: not before a second is over` is `submit-not-before-a-second-is-over` in an address. */
export const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const leavesOf = (snapshot: AnyMachineSnapshot): string[] => leavesIn(valueOf(snapshot));

export function firstStop(stepper: Stepper): Stop {
  const snapshot = stepper.begin();
  return { slug: '', words: '', taken: [], leaves: leavesOf(snapshot), snapshot };
}

export const stopOf = ({ modelEvent: { words }, taken, next }: NextStep): Stop => ({
  slug: slugOf(words),
  words,
  taken,
  leaves: leavesOf(next),
  snapshot: next,
});

/** Every stop that is one step on from here. */
export const stopsAfter = (stepper: Stepper, { snapshot }: Stop): Stop[] =>
  stepper.next(snapshot).map(stopOf);

/**
 * The path that an address names by its steps, from the start. What the statechart refuses, or no longer
 * knows, ends it.
 */
export function pathAlong(stepper: Stepper, slugs: readonly string[]): Stop[] {
  const path = [firstStop(stepper)];
  for (const slug of slugs) {
    const here = path.at(-1);
    const next =
      here && stepper.next(here.snapshot, ({ words }) => slugOf(words) === slug).map(stopOf)[0];
    if (next === undefined) break;
    path.push(next);
  }
  return path;
}

/** The shortest path from the start to where a statechart rests in these leaf states; undefined for none. */
export function pathTo(
  model: FlowModel,
  stepper: Stepper,
  leaves: readonly string[],
): Stop[] | undefined {
  const found = explore(model).paths.find(
    ({ input, snapshot }) =>
      input === model.inputs?.[0] && leavesOf(snapshot).join() === leaves.join(),
  );
  const path =
    found &&
    pathAlong(
      stepper,
      found.steps.map(({ words }) => slugOf(words)),
    );
  return path?.at(-1)?.leaves.join() === leaves.join() ? path : undefined;
}

/** The address's part for a path. */
export const slugsOf = (path: readonly Stop[]): string[] => path.slice(1).map(({ slug }) => slug);

/** The leaf states that a step newly led to; on the first stop, all. */
export function arrivedAt(path: readonly Stop[], index: number): string[] {
  const stop = path[index];
  if (stop === undefined) return [];
  const before = path[index - 1]?.leaves ?? [];
  const fresh = stop.leaves.filter((leaf) => !before.includes(leaf));
  return fresh.length > 0 ? fresh : stop.leaves;
}
