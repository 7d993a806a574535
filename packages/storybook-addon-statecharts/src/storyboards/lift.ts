// Which transitions of a statechart are drawn between what is in sight, when some of it is folded.
import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';

/** Where transitions start that any state of the chart takes. */
export const ANY = 'any:';

/** Transitions from one thing in sight to another, as one edge. */
export interface Bundle {
  /** `idle>submitting` */
  id: string;
  source: string;
  target: string;
  /** By their ids. */
  transitions: string[];
}

export interface Lifted {
  bundles: Bundle[];
  /** Transitions that go on inside of what is folded, by id. */
  inside: string[];
}

/** Larger fans of transitions from everywhere are drawn from one place. */
const MOST_SOURCES = 3;

/** A state path and all that it lies in, the innermost first. */
export function chainOf(statePath: string): string[] {
  const path = statePath.split('.');
  return path.map((_, depth) => path.slice(0, path.length - depth).join('.'));
}

/** What stands for a state: itself, or the outermost folded state that it lies in. */
export const inSight = (statePath: string, folded: ReadonlySet<string>): string =>
  chainOf(statePath).findLast((each) => folded.has(each)) ?? statePath;

const eventOf = ({ id }: ChartTransition): string => id.split('|')[1] ?? '';

/** The leaf states that leave an event to the whole chart. */
function leavesThatLeaveIt({ states, transitions }: Chart, event: string): ChartState[] {
  return states.filter(
    ({ id, kind }) =>
      kind === 'leaf' &&
      !chainOf(id).some((statePath) =>
        transitions.some(
          (own) => own.source === statePath && eventOf(own) === event && own.guard === undefined,
        ),
      ),
  );
}

/** From where a transition is drawn: of the whole chart's, from each state if those are few. */
function sourcesOf(chart: Chart, transition: ChartTransition, target: string): string[] {
  if (transition.source !== '') return [transition.source];
  const leaves = leavesThatLeaveIt(chart, eventOf(transition)).map(({ id }) => id);
  const others = leaves.filter((leaf) => leaf !== target);
  return others.length > MOST_SOURCES ? [ANY] : others;
}

/**
 * Where nobody ever stands among phases: states outside of all others that are passed through, and to where
 * each leads.
 */
export function passedThrough({ states, transitions }: Chart): ReadonlyMap<string, string> {
  return new Map(
    states
      .filter(({ parent, passing }) => parent === '' && passing)
      .flatMap(({ id }): [string, string][] => {
        const on = transitions.filter(({ source }) => source === id);
        const target = on.length === 1 ? on[0]?.targets[0] : undefined;
        return target === undefined ? [] : [[id, target]];
      }),
  );
}

/**
 * The edges between what is in sight.
 * @param through states that are left out, and where each leads: what leads to them leads on
 */
export function lift(
  chart: Chart,
  folded: ReadonlySet<string>,
  through: ReadonlyMap<string, string> = new Map(),
): Lifted {
  const bundles = new Map<string, Bundle>();
  const inside: string[] = [];
  for (const transition of chart.transitions) {
    if (through.has(transition.source)) continue;
    for (const goal of transition.targets) {
      const target = inSight(through.get(goal) ?? goal, folded);
      for (const from of sourcesOf(chart, transition, goal)) {
        const source = from === ANY ? ANY : inSight(from, folded);
        if (source === target) {
          if (from !== goal) inside.push(transition.id);
          continue;
        }
        const id = `${source}>${target}`;
        const bundle = bundles.get(id) ?? { id, source, target, transitions: [] };
        if (!bundle.transitions.includes(transition.id)) bundle.transitions.push(transition.id);
        bundles.set(id, bundle);
      }
    }
  }
  return { bundles: [...bundles.values()], inside: [...new Set(inside)] };
}
