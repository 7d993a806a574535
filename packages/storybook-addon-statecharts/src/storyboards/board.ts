// A storyboard's visible nodes and edges, without positions.
import { visibleStates, type Chart, type ChartState } from '../chart/chart.ts';
import { ANY, collapseEdges, visibleAncestor, type Bundle } from './collapseEdges.ts';
import { HEAD, labelSize, LINE, MARK, PAD, PICTURE, WIDTH, wrap, type Size } from './measures.ts';

export type BoardNode = Size & {
  id: string;
  /** The expanded parent state; '' at the top level. */
  parent: string;
} & (
    | { kind: 'state' | 'collapsed' | 'frame'; state: ChartState; lines: string[] }
    | { kind: 'begin' }
    | { kind: 'any' }
  );

export interface BoardEdge extends Bundle {
  /** Its label; empty for the arrow to an initial state. */
  lines: string[];
  label: Size;
}

export interface Board {
  nodes: BoardNode[];
  edges: BoardEdge[];
}

export interface BoardOptions {
  /** Paths of collapsed states. */
  folded: ReadonlySet<string>;
  /** Paths of the states that have a picture. */
  pictured: ReadonlySet<string>;
}

/** Larger charts open with collapsed states. */
const MOST_STATES = 14;

/** The states of the top level that can be collapsed. */
export const foldable = ({ states }: Chart): string[] =>
  states.filter(({ kind, parent }) => kind !== 'leaf' && parent === '').map(({ id }) => id);

/** Returns the states that are collapsed when a storyboard opens. */
export const foldedAtFirst = (chart: Chart): string[] =>
  visibleStates(chart).length <= MOST_STATES ? [] : foldable(chart);

/** Lists a bundle's events, at most three of them. */
function linesOf({ transitions }: Bundle): string[] {
  const texts = transitions.map(({ words: { event, condition } }) =>
    event === 'At once' ? (condition ?? event) : [event, condition].filter(Boolean).join(', '),
  );
  const shown = [...new Set(texts)].slice(0, 3);
  const more = new Set(texts).size - shown.length;
  return [...shown, ...(more > 0 ? [`or ${more} more`] : [])].flatMap((text) =>
    wrap(text, 'label'),
  );
}

function nodeOf(chart: Chart, state: ChartState, { folded, pictured }: BoardOptions): BoardNode {
  const { id, parent, name, kind } = state;
  const isFrame = kind !== 'leaf' && !folded.has(id);
  const inside = chart.states.filter(
    (each) => each.id.startsWith(`${id}.`) && each.kind === 'leaf',
  );
  const lines = [
    ...wrap(name, 'name'),
    ...(kind !== 'leaf' && !isFrame ? [`${inside.length} states inside`] : []),
  ];
  if (isFrame) return { id, parent, kind: 'frame', state, lines: [name], width: 0, height: 0 };
  const picture = pictured.has(id) ? PICTURE.height + PAD : 0;
  return {
    id,
    parent,
    kind: kind === 'leaf' ? 'state' : 'collapsed',
    state,
    lines,
    width: WIDTH,
    height: picture + Math.max(HEAD, lines.length * LINE.name + 2 * PAD),
  };
}

/** Returns a statechart's visible nodes and the edges between them. */
export function boardOf(chart: Chart, options: BoardOptions): Board {
  const { folded } = options;
  const bundles = collapseEdges(chart, folded);
  const shown = chart.states.filter(({ id }) => visibleAncestor(id, folded) === id);
  const mark = { width: MARK, height: MARK };
  const begins = shown.filter(({ initial }) => initial);
  const isFromAny = bundles.some(({ source }) => source === ANY);
  return {
    nodes: [
      ...begins.map(({ id, parent }): BoardNode => ({
        id: `begin:${id}`,
        parent,
        kind: 'begin',
        ...mark,
      })),
      ...(isFromAny
        ? [{ id: ANY, parent: '', kind: 'any' as const, width: 120, height: HEAD }]
        : []),
      ...shown.map((state) => nodeOf(chart, state, options)),
    ],
    edges: [
      ...begins.map(({ id }): BoardEdge => ({
        id: `begin:${id}>${id}`,
        source: `begin:${id}`,
        target: id,
        transitions: [],
        lines: [],
        label: { width: 0, height: 0 },
      })),
      ...bundles.map((bundle): BoardEdge => {
        const lines = linesOf(bundle);
        return { ...bundle, lines, label: labelSize(lines) };
      }),
    ],
  };
}
