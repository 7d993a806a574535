// Maps a statechart's transitions to edges between visible states when some are collapsed.
import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';

/** Prefix of the source of transitions that any state of the chart takes. */
export const ANY = 'any:';

/** Transitions between two visible nodes, as one edge. */
export interface Bundle {
  /** `idle>submitting` */
  id: string;
  source: string;
  target: string;
  transitions: ChartTransition[];
}

/** A transition from more states than this is drawn from a single source. */
const MOST_SOURCES = 3;

/** Returns a state path and its ancestors, innermost first. */
export function selfAndAncestors(statePath: string): string[] {
  const path = statePath.split('.');
  return path.map((_, depth) => path.slice(0, path.length - depth).join('.'));
}

/** The visible node of a state: itself, or its outermost collapsed ancestor. */
export const visibleAncestor = (statePath: string, folded: ReadonlySet<string>): string =>
  selfAndAncestors(statePath).findLast((each) => folded.has(each)) ?? statePath;

const eventOf = ({ id }: ChartTransition): string => id.split('|')[1] ?? '';

/** The leaf states that leave an event to the root. */
function leavesWithoutHandler({ states, transitions }: Chart, event: string): ChartState[] {
  return states.filter(
    ({ id, kind }) =>
      kind === 'leaf' &&
      !selfAndAncestors(id).some((statePath) =>
        transitions.some(
          (own) => own.source === statePath && eventOf(own) === event && own.guard === undefined,
        ),
      ),
  );
}

/** A transition's visible sources: the root's transition starts at each state if those are few. */
function sourcesOf(chart: Chart, transition: ChartTransition, target: string): string[] {
  if (transition.source !== '') return [transition.source];
  const leaves = leavesWithoutHandler(chart, eventOf(transition)).map(({ id }) => id);
  const others = leaves.filter((leaf) => leaf !== target);
  return others.length > MOST_SOURCES ? [ANY] : others;
}

/** Returns the edges between visible states. */
export function collapseEdges(chart: Chart, folded: ReadonlySet<string>): Bundle[] {
  const bundles = new Map<string, Bundle>();
  for (const transition of chart.transitions) {
    for (const goal of transition.targets) {
      const target = visibleAncestor(goal, folded);
      for (const from of sourcesOf(chart, transition, goal)) {
        const source = from === ANY ? ANY : visibleAncestor(from, folded);
        // Inside a collapsed state, or back to the same state.
        if (source === target) continue;
        const id = `${source}>${target}`;
        const bundle = bundles.get(id) ?? { id, source, target, transitions: [] };
        bundle.transitions.push(transition);
        bundles.set(id, bundle);
      }
    }
  }
  return [...bundles.values()];
}
