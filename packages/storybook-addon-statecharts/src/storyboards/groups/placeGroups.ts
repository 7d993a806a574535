// Places the collapsed groups of a large statechart in columns: as large as fits a window, with
// connected groups close together.
import type { Board, BoardNode } from '../board.ts';
import { MARK, type Size, type Box } from '../measures.ts';

/** The search is exponential; larger drawings use layers. */
const MOST = 8;
/** Space for labels between columns, and for lines between rows. */
const GAP = { across: 250, down: 116 };
const EDGE = 44;
/** The size that a drawing is fitted to. */
const WINDOW: Size = { width: 1400, height: 700 };

const isMark = ({ kind }: BoardNode): boolean => kind === 'begin' || kind === 'any';

/** Whether a board consists of a few collapsed groups. */
export const isOfGroups = ({ nodes }: Board): boolean => {
  const placed = nodes.filter((node) => !isMark(node));
  return (
    placed.some(({ kind }) => kind === 'collapsed') &&
    placed.every(({ parent, kind }) => parent === '' && kind !== 'frame') &&
    placed.length <= MOST
  );
};

type Columns = BoardNode[][];

function stack(columns: Columns): { boxes: Map<string, Box>; size: Size } {
  const heights = columns.map(
    (column) =>
      column.reduce((sum, { height }) => sum + height, 0) + (column.length - 1) * GAP.down,
  );
  const height = Math.max(...heights);
  const boxes = new Map<string, Box>();
  let x = EDGE + MARK + 30;
  for (const [index, column] of columns.entries()) {
    const width = Math.max(...column.map((node) => node.width));
    // Distributed over the height, which leaves space for lines.
    const gap = (height - (heights[index] ?? 0)) / (column.length + 1);
    let y = EDGE + gap;
    for (const node of column) {
      boxes.set(node.id, {
        x: x + (width - node.width) / 2,
        y,
        width: node.width,
        height: node.height,
      });
      y += node.height + GAP.down + gap;
    }
    x += width + GAP.across;
  }
  return { boxes, size: { width: x - GAP.across + EDGE + 40, height: height + 2 * EDGE + 40 } };
}

/** The cost of a placement: line lengths, and the scale of the whole. */
function costOf(columns: Columns, { edges }: Board): number {
  const { boxes, size } = stack(columns);
  const scale = Math.min(WINDOW.width / size.width, WINDOW.height / size.height);
  let far = 0;
  for (const { source, target, transitions } of edges) {
    const a = boxes.get(source);
    const b = boxes.get(target);
    if (a === undefined || b === undefined) continue;
    const across = Math.max(0, Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width));
    const down = Math.max(0, Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height));
    // Penalises edges against the reading direction.
    const back = b.x + b.width < a.x ? 1.15 : 1;
    far += (across + down) * back * Math.sqrt(transitions.length);
  }
  return (2000 + far) / scale ** 2;
}

/** All ways to distribute the nodes over columns, with the first node in the first. */
function* arrangements(nodes: readonly BoardNode[], count: number): Generator<Columns> {
  const rest = nodes.length - 1;
  for (let code = 0; code < count ** rest; code += 1) {
    const columns: Columns = Array.from({ length: count }, () => []);
    let left = code;
    for (const [index, node] of nodes.entries()) {
      const column = index === 0 ? 0 : left % count;
      if (index > 0) left = Math.floor(left / count);
      columns[column]?.push(node);
    }
    if (columns.every(({ length }) => length > 0)) yield columns;
  }
}

/** Swaps neighbours within columns while that reduces the cost. */
function improved(columns: Columns, board: Board): Columns {
  const cost = costOf(columns, board);
  const swaps = columns.flatMap((column, index) =>
    column
      .slice(1)
      .map((_, row) =>
        columns.with(index, column.toSpliced(row, 2, ...column.slice(row, row + 2).toReversed())),
      ),
  );
  const better = swaps.find((trial) => costOf(trial, board) < cost - 1e-6);
  return better === undefined ? columns : improved(better, board);
}

/** Places the groups, deterministically. */
export function placeGroups(board: Board): { boxes: ReadonlyMap<string, Box>; size: Size } {
  const nodes = board.nodes.filter((node) => !isMark(node));
  const byCost = (all: readonly Columns[]): Columns[] =>
    all
      .map((columns) => ({ columns, cost: costOf(columns, board) }))
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ columns }) => columns);
  const counts = [2, 3, 4].filter((count) => count <= nodes.length);
  const trials = byCost(counts.flatMap((count) => [...arrangements(nodes, count)]));
  const best = byCost(trials.slice(0, 24).map((columns) => improved(columns, board)));
  const { boxes, size } = stack(best[0] ?? [nodes]);
  for (const { source, target } of board.edges) {
    const goal = boxes.get(target);
    if (!source.startsWith('begin:') || goal === undefined) continue;
    boxes.set(source, {
      x: goal.x - MARK - 34,
      y: goal.y + 24,
      width: MARK,
      height: MARK,
    });
  }
  return { boxes, size };
}
