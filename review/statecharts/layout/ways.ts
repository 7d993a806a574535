import type { Chart, ChartTransition } from '../chart.ts';

/** The node from which transitions of the whole container start. */
export const ANY = 'any:';

/** A connection drawn inside one container, between two of its children. */
export interface Way {
  /** The container's place; '' is the statechart itself. */
  container: string;
  /** A child of the container by place, or `ANY`. */
  source: string;
  /** A child of the container, by place. */
  target: string;
  /** What each transition that goes this way says: its event, and under it its condition. */
  lines: string[];
}

const segments = (place: string): string[] => (place === '' ? [] : place.split('.'));
const placeAt = (path: readonly string[], depth: number): string => path.slice(0, depth).join('.');

/**
 * Where a transition is drawn. One that crosses a border is drawn outside, between the two containers,
 * and says in words which state inside it leaves or enters: each container stays a drawing of its own.
 */
function wayOf(transition: ChartTransition, target: string): Way {
  const from = segments(transition.source);
  const to = segments(target);
  const differs = from.findIndex((segment, place) => segment !== to[place]);
  const shared = differs === -1 ? from.length : differs;
  const { event, guard } = transition;
  const condition = guard === undefined ? [] : [`[${guard}]`];
  const leaving = (depth: number): string => (from.length > depth ? `${from.at(-1)}: ` : '');
  const entering = (depth: number): string[] => (to.length > depth ? [`to ${to.at(-1)}`] : []);
  if (shared === to.length) {
    // Back to itself, or out to a container and in again.
    return {
      container: placeAt(to, to.length - 1),
      source: target,
      target,
      lines: [leaving(to.length) + event, ...condition],
    };
  }
  const inside = shared + 1;
  return {
    container: placeAt(from, shared),
    source: shared === from.length ? ANY : placeAt(from, inside),
    target: placeAt(to, inside),
    lines: [leaving(inside) + event, ...condition, ...entering(inside)],
  };
}

/** Every connection of the chart; transitions that go the same way share one, those that stay have none. */
export function waysOf({ transitions }: Chart): Way[] {
  const ways = new Map<string, Way>();
  for (const transition of transitions) {
    for (const target of transition.targets) {
      const { lines, ...ends } = wayOf(transition, target);
      const key = `${ends.container}|${ends.source}|${ends.target}`;
      const way = ways.get(key) ?? { ...ends, lines: [] };
      way.lines.push(...lines);
      ways.set(key, way);
    }
  }
  return [...ways.values()];
}
