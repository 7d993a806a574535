// All ways from one state to another.
import type { Chart, ChartTransition } from '../chart/chart.ts';
import { selfAndAncestors } from './collapseEdges.ts';

/** A step of a way: the transition, and the leaf state that it enters. */
export interface WayStep {
  transition: ChartTransition;
  to: string;
}

/** Maximum number of ways, the shortest first. */
const MOST_WAYS = 8;
/** Longer ways are detours. */
const MOST_STEPS = 8;
/** Maximum number of partial ways to follow. */
const MOST_TRIES = 5000;

/** Returns the leaf states that are entered with a state. */
function entered(chart: Chart, statePath: string): string[] {
  const state = chart.states.find(({ id }) => id === statePath);
  if (state === undefined || state.kind === 'leaf') return [statePath];
  return chart.states
    .filter(({ parent, initial }) => parent === statePath && (initial || state.kind === 'parallel'))
    .flatMap(({ id }) => entered(chart, id));
}

function stepsFrom(chart: Chart, statePath: string): WayStep[] {
  const sources = new Set(['', ...selfAndAncestors(statePath)]);
  return chart.transitions
    .filter(({ source }) => sources.has(source))
    .flatMap((transition) =>
      transition.targets
        .flatMap((target) => entered(chart, target))
        .map((to) => ({ transition, to })),
    );
}

/**
 * Returns the ways from one leaf state to another that visit no state twice, the shortest first.
 * They follow the transitions as drawn; a guard may exclude some of them in a given situation.
 */
export function waysBetween(chart: Chart, from: string, to: string): WayStep[][] {
  const found: WayStep[][] = [];
  const open: { at: string; way: WayStep[] }[] = [{ at: from, way: [] }];
  // The loop also visits the partial ways that it adds, breadth first.
  for (const { at, way } of open) {
    if (way.length === MOST_STEPS || open.length > MOST_TRIES) break;
    const visited = new Set([from, ...way.map((step) => step.to)]);
    for (const step of stepsFrom(chart, at)) {
      if (step.to === to) found.push([...way, step]);
      else if (!visited.has(step.to)) open.push({ at: step.to, way: [...way, step] });
      if (found.length === MOST_WAYS) return found;
    }
  }
  return found;
}
