import { stepsAlong, type Path, explore } from './paths.ts';
import type { FlowModel } from './model.ts';

/** The shortest way on from there that takes something new; undefined when none does. */
function pathOn(model: FlowModel, left: ReadonlySet<string>, from?: Path): Path | undefined {
  const paths = [...explore(model, from).taking].filter(([id]) => left.has(id));
  return paths.toSorted(([, a], [, b]) => a.steps.length - b.steps.length)[0]?.[1];
}

/**
 * Every transition that can be taken, in as few starts as do it: from where something was taken on to the
 * nearest that was not, until nothing new lies ahead. For statecharts with few situations: each is thought
 * through again for every one.
 */
export function tours(model: FlowModel): Path[] {
  const left = new Set(explore(model).taking.keys());
  const found: Path[] = [];
  while (left.size > 0) {
    let tour: Path | undefined;
    for (let on = pathOn(model, left); on !== undefined; on = pathOn(model, left, tour)) {
      tour = on;
      for (const { taken } of stepsAlong(model, tour)) for (const id of taken) left.delete(id);
    }
    if (tour === undefined) break;
    found.push(tour);
  }
  return found;
}
