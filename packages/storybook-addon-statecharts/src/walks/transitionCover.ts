import { explore } from './paths.ts';
import { stepsAlong } from './simulator.ts';
import type { FlowModel, Path } from './types.ts';

/** The shortest path from there that takes a new transition; undefined if there is none. */
function pathOn(model: FlowModel, left: ReadonlySet<string>, from?: Path): Path | undefined {
  const paths = [...explore(model, from).taking].filter(([id]) => left.has(id));
  return paths.toSorted(([, a], [, b]) => a.steps.length - b.steps.length)[0]?.[1];
}

/**
 * Returns paths that take every possible transition with few restarts: each continues to the
 * nearest new transition until none can be reached. For statecharts with few situations, because
 * every continuation explores again.
 */
export function transitionCover(model: FlowModel): Path[] {
  const left = new Set(explore(model).taking.keys());
  const found: Path[] = [];
  while (left.size > 0) {
    let cover: Path | undefined;
    for (let on = pathOn(model, left); on !== undefined; on = pathOn(model, left, cover)) {
      cover = on;
      for (const { taken } of stepsAlong(model, cover)) for (const id of taken) left.delete(id);
    }
    if (cover === undefined) break;
    found.push(cover);
  }
  return found;
}
