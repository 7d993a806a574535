// Lays out a collapsed state's contents: rows of pictures and names.
import type { Chart, ChartState } from '../chart/chart.ts';
import { group, type Size } from './measures.ts';
import type { View, Window } from './modes.ts';

/** A leaf state on a collapsed state. */
export interface GroupItem extends Size {
  /** The state's path. */
  id: string;
  kind: 'picture' | 'chip';
  /** In px from the group's top left corner. */
  x: number;
  y: number;
}

/** The states of one region, or of a group without regions. */
export interface GroupRow {
  /** The region's path; undefined without regions. */
  region: string | undefined;
  y: number;
  height: number;
}

export interface CollapsedGroup extends Size {
  rows: GroupRow[];
  items: GroupItem[];
}

/** Returns the stable leaf states within a state. */
export const leavesWithin = ({ states }: Chart, statePath: string): ChartState[] =>
  states.filter(
    ({ id, kind, transient }) => kind === 'leaf' && !transient && id.startsWith(`${statePath}.`),
  );

/** Places pictures side by side, then names in columns. */
function fill(
  row: readonly { id: string; kind: GroupItem['kind'] }[],
  at: { x: number; y: number },
  picture: Size,
  across: boolean,
): GroupItem[] {
  const { gap, caption, chip } = group;
  const pictures = row.filter(({ kind }) => kind === 'picture');
  const chips = row.filter(({ kind }) => kind === 'chip');
  const besides = at.x + pictures.length * (picture.width + gap);
  // Regions are stacked and wide; a group without regions is as high as its pictures.
  const inColumn = across ? Math.ceil(chips.length / 3) : group.rows;
  return [
    ...pictures.map(({ id, kind }, index) => ({
      id,
      kind,
      x: at.x + index * (picture.width + gap),
      y: at.y,
      width: picture.width,
      height: picture.height + caption,
    })),
    ...chips.map(({ id, kind }, index) => ({
      id,
      kind,
      x: besides + Math.floor(index / inColumn) * (chip.width + gap),
      y: at.y + (index % inColumn) * (chip.height + gap / 2),
      ...chip,
    })),
  ];
}

/** Lays out a collapsed state's contents. */
export function layOutGroup(
  chart: Chart,
  state: ChartState,
  own: ReadonlySet<string>,
  view: View,
  window: Window,
): CollapsedGroup {
  const { head, pad, gap, region } = group;
  const picture = group.picture[window];
  const regions =
    state.kind === 'parallel' ? chart.states.filter(({ parent }) => parent === state.id) : [];
  const parts = regions.length > 0 ? regions.map(({ id }) => id) : [undefined];
  const leaves = leavesWithin(chart, state.id);
  const hasOwn = leaves.some(({ id }) => own.has(id));
  const rows: GroupRow[] = [];
  const items: GroupItem[] = [];
  let y: number = head;
  for (const part of parts) {
    const inRow = leaves
      .filter(({ id }) => part === undefined || id.startsWith(`${part}.`))
      .map(({ id }, index) => {
        // If all states look the same, the first one's picture represents them.
        const isShown = own.has(id) || (!hasOwn && index === 0);
        const kind = view === 'pictures' && isShown ? ('picture' as const) : ('chip' as const);
        return { id, kind };
      });
    const x = pad + (part === undefined ? 0 : region);
    const filled = fill(inRow, { x, y }, picture, part !== undefined);
    const height = Math.max(0, ...filled.map((item) => item.y + item.height)) - y;
    rows.push({ region: part, y, height });
    items.push(...filled);
    y += height + (part === undefined ? gap : 2 * gap);
  }
  const width = Math.max(260, ...items.map((item) => item.x + item.width + pad));
  return { rows, items, width, height: y - gap + pad };
}
