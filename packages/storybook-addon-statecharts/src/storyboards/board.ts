// A storyboard's visible nodes and edges, without positions.
import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import {
  ANY,
  visibleAncestor,
  collapseEdges,
  transientTargets,
  type Bundle,
} from './collapseEdges.ts';
import { label, MARK, screenSize, SMALL, wrap, type Size } from './measures.ts';
import type { View, Window } from './modes.ts';
import { layOutGroup, type CollapsedGroup } from './collapsedGroup.ts';

export type BoardNode = Size & {
  id: string;
  /** The expanded parent state; '' at the top level. */
  parent: string;
} & (
    | { kind: 'screen' | 'small' | 'transient'; state: ChartState }
    | { kind: 'collapsed'; state: ChartState; group: CollapsedGroup }
    /** Expanded: contains its children. */
    | { kind: 'frame'; state: ChartState }
    | { kind: 'begin' }
    | { kind: 'any' }
  );

export interface BoardEdge extends Bundle {
  /** The number of a list beside the drawing, for several transitions; undefined for a single one. */
  number: number | undefined;
  /** Its label: the event in bold, then the conditions. */
  lines: { text: string; isStrong: boolean }[];
  label: Size;
}

export interface Board {
  nodes: BoardNode[];
  edges: BoardEdge[];
  /** Ids of transitions inside collapsed states. */
  inside: string[];
}

export interface BoardOptions {
  view: View;
  window: Window;
  /** Paths of collapsed states. */
  folded: ReadonlySet<string>;
  /** Paths of the states with a screen of their own. */
  own: ReadonlySet<string>;
}

/** Larger charts open collapsed. */
const MOST_LEAVES = 12;

/** Returns the states that are collapsed when a storyboard opens. */
export function foldedAtFirst(chart: Chart): string[] {
  const leaves = chart.states.filter(({ kind }) => kind === 'leaf');
  return leaves.length <= MOST_LEAVES ? [] : foldable(chart);
}

/** The states of the top level that can be collapsed. */
export const foldable = ({ states }: Chart): string[] =>
  states.filter(({ kind, parent }) => kind !== 'leaf' && parent === '').map(({ id }) => id);

/** Returns a transition's label, in words or in code names. */
export const transitionLines = ({ event, guard, words }: ChartTransition, view: View) =>
  view === 'code' ? { event, condition: guard } : words;

function linesOf(transitions: readonly ChartTransition[], view: View) {
  const strong = (words: string) => wrap(words).map((text) => ({ text, isStrong: true }));
  const faint = (words: string) => wrap(words).map((text) => ({ text, isStrong: false }));
  const [first] = transitions;
  if (first === undefined) return [];
  const { event, condition } = transitionLines(first, view);
  const isAtOnce = event === 'At once';
  const lead = isAtOnce ? (condition ?? event) : event;
  const rest = transitions.length - 1;
  if (rest === 0) {
    return [...strong(lead), ...(isAtOnce || condition === undefined ? [] : faint(condition))];
  }
  const more = isAtOnce || condition === undefined ? '' : `${condition}, `;
  return [...strong(lead), ...faint(`${more}or ${rest} more`)];
}

function edgesOf(bundles: readonly Bundle[], view: View) {
  let number = 0;
  return bundles.map((bundle): BoardEdge => {
    const { transitions } = bundle;
    const lines = linesOf(transitions, view);
    const isBundle = transitions.length > 1;
    if (isBundle) number += 1;
    const longest = Math.max(0, ...lines.map(({ text }) => text.length));
    return {
      ...bundle,
      number: isBundle ? number : undefined,
      lines,
      label: {
        width: Math.ceil(longest * label.character) + label.pad * 2 + (isBundle ? 26 : 0),
        height: lines.length * label.line + label.pad,
      },
    };
  });
}

function nodeOf(chart: Chart, state: ChartState, options: BoardOptions): BoardNode {
  const { view, window, folded, own } = options;
  const { id, parent } = state;
  if (state.kind !== 'leaf') {
    if (!folded.has(id)) return { id, parent, kind: 'frame', state, width: 0, height: 0 };
    const group = layOutGroup(chart, state, options);
    const { width, height } = group;
    return { id, parent, kind: 'collapsed', state, group, width, height };
  }
  if (own.has(id)) return { id, parent, kind: 'screen', state, ...screenSize(view, window) };
  return { id, parent, kind: state.transient ? 'transient' : 'small', state, ...SMALL };
}

/** Returns a statechart's visible nodes and the edges between them. */
export function boardOf(chart: Chart, options: BoardOptions): Board {
  const { folded, view } = options;
  const through = folded.size === 0 ? new Map<string, string>() : transientTargets(chart);
  const { bundles, inside } = collapseEdges(chart, folded, through);
  const shown = chart.states.filter(
    ({ id }) => visibleAncestor(id, folded) === id && !through.has(id),
  );
  const mark = { width: MARK, height: MARK };
  const begins = shown.filter(({ initial }) => initial);
  const begin = (statePath: string): string => `begin:${statePath}`;
  const isFrom = (source: string): boolean => bundles.some((bundle) => bundle.source === source);
  return {
    nodes: [
      ...begins.map(({ id, parent }): BoardNode => ({
        id: begin(id),
        parent,
        kind: 'begin',
        ...mark,
      })),
      ...(isFrom(ANY)
        ? [{ id: ANY, parent: '', kind: 'any' as const, width: 176, height: 44 }]
        : []),
      ...shown.map((state) => nodeOf(chart, state, options)),
    ],
    edges: [
      ...begins.map(({ id }): BoardEdge => ({
        id: `${begin(id)}>${id}`,
        source: begin(id),
        target: id,
        transitions: [],
        number: undefined,
        lines: [],
        label: { width: 0, height: 0 },
      })),
      ...edgesOf(bundles, view),
    ],
    inside,
  };
}
