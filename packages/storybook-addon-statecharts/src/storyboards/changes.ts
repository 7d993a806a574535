// Compares a statechart with the base: states and transitions added, removed or changed.
import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import type { Bundle } from './collapseEdges.ts';
import type { Change } from './drawing/options.ts';

export interface ChartChanges {
  /** Both charts merged, including removed states and transitions. */
  chart: Chart;
  /** By a state's path or a transition's id, without unchanged ones. */
  changes: ReadonlyMap<string, Change>;
}

const sameState = (a: ChartState, b: ChartState): boolean =>
  a.kind === b.kind && a.initial === b.initial && a.transient === b.transient;

const sameTransition = (a: ChartTransition, b: ChartTransition): boolean =>
  a.guard === b.guard && a.event === b.event && a.targets.join(' ') === b.targets.join(' ');

function compare<Item extends { id: string }>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (a: Item, b: Item) => boolean,
  changes: Map<string, Change>,
): Item[] {
  const was = new Map(before.map((item) => [item.id, item]));
  for (const item of after) {
    const old = was.get(item.id);
    if (old === undefined) changes.set(item.id, 'added');
    else if (!isSame(old, item)) changes.set(item.id, 'changed');
  }
  const kept = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !kept.has(id));
  for (const { id } of gone) changes.set(id, 'removed');
  return [...after, ...gone];
}

/** Compares a statechart with its base version; without one, everything is new. */
export function compareCharts(before: Chart | undefined, after: Chart): ChartChanges {
  const changes = new Map<string, Change>();
  const states = compare(before?.states ?? [], after.states, sameState, changes);
  const transitions = compare(
    before?.transitions ?? [],
    after.transitions,
    sameTransition,
    changes,
  );
  return { chart: { id: after.id, states, transitions }, changes };
}

/** Summarises the changes: `2 states added, 1 transition removed`; undefined without any. */
export function changesText({ chart, changes }: ChartChanges): string | undefined {
  const states = new Set(chart.states.map(({ id }) => id));
  const parts = (['added', 'removed', 'changed'] as const).flatMap((change) => {
    const ids = [...changes].filter(([, each]) => each === change).map(([id]) => id);
    const ofStates = ids.filter((id) => states.has(id)).length;
    const ofTransitions = ids.length - ofStates;
    const count = (number: number, noun: string) =>
      number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'} ${change}`];
    return [...count(ofStates, 'state'), ...count(ofTransitions, 'transition')];
  });
  return parts.length === 0 ? undefined : parts.join(', ');
}

/** Returns the changes of a board's nodes and edges by id; an edge changes with its transitions. */
export function changesOnBoard(
  changes: ReadonlyMap<string, Change>,
  edges: readonly Bundle[],
): ReadonlyMap<string, Change> {
  const onEdges = edges.flatMap(({ id, transitions }): [string, Change][] => {
    const found = transitions.flatMap((transition) => changes.get(transition.id) ?? []);
    const [first] = found;
    if (first === undefined) return [];
    const isWhole = found.length === transitions.length && found.every((each) => each === first);
    return [[id, isWhole ? first : 'changed']];
  });
  return new Map([...changes, ...onEdges]);
}
