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

export interface CollapsedGroup extends Size {
  /** The regions' paths, each with the top of its row. */
  regions: { id: string; y: number }[];
  items: GroupItem[];
}

/** Places pictures side by side, then names in columns. */
function fill(
  pictures: readonly string[],
  chips: readonly string[],
  at: { x: number; y: number },
  picture: Size,
  across: boolean,
): GroupItem[] {
  const { gap, caption, chip } = group;
  const besides = at.x + pictures.length * (picture.width + gap);
  // Regions are stacked and wide; a group without regions is as high as its pictures.
  const inColumn = across ? Math.ceil(chips.length / 3) : group.rows;
  return [
    ...pictures.map((id, index) => ({
      id,
      kind: 'picture' as const,
      x: at.x + index * (picture.width + gap),
      y: at.y,
      width: picture.width,
      height: picture.height + caption,
    })),
    ...chips.map((id, index) => ({
      id,
      kind: 'chip' as const,
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
  { own, view, window }: { own: ReadonlySet<string>; view: View; window: Window },
): CollapsedGroup {
  const { head, pad, gap, region } = group;
  const isParallel = state.kind === 'parallel';
  const parts = isParallel ? chart.states.filter(({ parent }) => parent === state.id) : [state];
  const leaves = chart.states
    .filter(({ kind, transient }) => kind === 'leaf' && !transient)
    .map(({ id }) => id)
    .filter((id) => id.startsWith(`${state.id}.`));
  const hasOwn = leaves.some((id) => own.has(id));
  // If all states look the same, the first one's picture represents them.
  const isPictured = (id: string, index: number): boolean =>
    view === 'pictures' && (own.has(id) || (!hasOwn && index === 0));
  const regions: CollapsedGroup['regions'] = [];
  const items: GroupItem[] = [];
  let y: number = head;
  for (const part of parts) {
    const inRow = leaves.filter((id) => id.startsWith(`${part.id}.`));
    const pictures = inRow.filter(isPictured);
    const chips = inRow.filter((id) => !pictures.includes(id));
    const x = pad + (isParallel ? region : 0);
    const filled = fill(pictures, chips, { x, y }, group.picture[window], isParallel);
    if (isParallel) regions.push({ id: part.id, y });
    items.push(...filled);
    y = Math.max(0, ...filled.map((item) => item.y + item.height)) + (isParallel ? 2 * gap : gap);
  }
  const width = Math.max(260, ...items.map((item) => item.x + item.width + pad));
  return { regions, items, width, height: y - gap + pad };
}
