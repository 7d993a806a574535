// Paths through a statechart, for following, sharing and captions.
import type { AnyMachineSnapshot } from 'xstate';
import { leavesIn, valueOf } from '../chart/statePaths.ts';
import type { FlowModel } from '../walks/model.ts';
import { explore, type NextStep, type Stepper } from '../walks/paths.ts';

/** A snapshot on a path, with the step that led to it. */
export interface PathStep {
  /** The step's slug in a URL; '' at the start. */
  slug: string;
  /** The event in the walks' words; '' at the start. */
  words: string;
  /** Ids of the transitions taken. */
  taken: string[];
  /** The active leaf states. */
  leaves: string[];
  snapshot: AnyMachineSnapshot;
}

/** `submit: not before a second is over` is `submit-not-before-a-second-is-over` in a URL. */
export const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const leavesOf = (snapshot: AnyMachineSnapshot): string[] => leavesIn(valueOf(snapshot));

export function initialStep(stepper: Stepper): PathStep {
  const snapshot = stepper.begin();
  return { slug: '', words: '', taken: [], leaves: leavesOf(snapshot), snapshot };
}

export const pathStepOf = ({ modelEvent: { words }, taken, next }: NextStep): PathStep => ({
  slug: slugOf(words),
  words,
  taken,
  leaves: leavesOf(next),
  snapshot: next,
});

/** Returns the steps that can follow. */
export const nextPathSteps = (stepper: Stepper, { snapshot }: PathStep): PathStep[] =>
  stepper.next(snapshot).map(pathStepOf);

/** Follows a URL's slugs from the start, up to the first step that the statechart does not take. */
export function followSlugs(stepper: Stepper, slugs: readonly string[]): PathStep[] {
  const path = [initialStep(stepper)];
  for (const slug of slugs) {
    const here = path.at(-1);
    const next =
      here && stepper.next(here.snapshot, ({ words }) => slugOf(words) === slug).map(pathStepOf)[0];
    if (next === undefined) break;
    path.push(next);
  }
  return path;
}

/** Returns the shortest path to these leaf states; undefined for none. */
export function pathTo(
  model: FlowModel,
  stepper: Stepper,
  leaves: readonly string[],
): PathStep[] | undefined {
  const found = explore(model).paths.find(
    ({ input, snapshot }) =>
      input === model.inputs?.[0] && leavesOf(snapshot).join() === leaves.join(),
  );
  const path =
    found &&
    followSlugs(
      stepper,
      found.steps.map(({ words }) => slugOf(words)),
    );
  return path?.at(-1)?.leaves.join() === leaves.join() ? path : undefined;
}

/** A path's slugs, for a URL. */
export const slugsOf = (path: readonly PathStep[]): string[] =>
  path.slice(1).map(({ slug }) => slug);

/** Returns the leaf states newly entered by a step; all at the first step. */
export function enteredLeaves(path: readonly PathStep[], index: number): string[] {
  const step = path[index];
  if (step === undefined) return [];
  const before = path[index - 1]?.leaves ?? [];
  const fresh = step.leaves.filter((leaf) => !before.includes(leaf));
  return fresh.length > 0 ? fresh : step.leaves;
}
