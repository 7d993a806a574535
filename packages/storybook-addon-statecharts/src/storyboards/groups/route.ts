// Routes lines between placed groups: around obstacles, with few bends, side by side.
import type { ElkPoint } from 'elkjs/lib/elk-api.js';
import type { Size, Box } from '../measures.ts';

/** The grid of lines, in px. */
export const STEP = 14;

const COST = { bend: 7, cross: 9, along: 60, near: 3, beside: 4 };
/** Minimum distance of lines in cells, which leaves space for a label above or beside. */
const ROOM = { across: 4, down: 10 };
const moves = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

interface Cell {
  column: number;
  row: number;
  /** Index in `moves` of the last move. */
  move: number;
}

/** A priority queue in buckets, because costs are small integers. */
class Queue {
  private readonly buckets: number[][] = [];
  private lowest = 0;

  push(cost: number, state: number): void {
    (this.buckets[cost] ??= []).push(state);
    this.lowest = Math.min(this.lowest, cost);
  }

  pop(): { cost: number; state: number } | undefined {
    for (; this.lowest < this.buckets.length; this.lowest += 1) {
      const state = this.buckets[this.lowest]?.pop();
      if (state !== undefined) return { cost: this.lowest, state };
    }
    return undefined;
  }
}

export class Router {
  private readonly columns: number;
  private readonly rows: number;
  /** 0 free, 1 near a box, 2 inside. */
  private readonly ground: Uint8Array;
  /** Cells with lines: 1 across, 2 down. */
  private readonly lines: Uint8Array;
  /** Cells close to a line of the same direction: 1 across, 2 down. */
  private readonly close: Uint8Array;

  constructor(size: Size, boxes: readonly Box[]) {
    this.columns = Math.ceil(size.width / STEP) + 1;
    this.rows = Math.ceil(size.height / STEP) + 1;
    this.ground = new Uint8Array(this.columns * this.rows);
    this.lines = new Uint8Array(this.columns * this.rows);
    this.close = new Uint8Array(this.columns * this.rows);
    for (const box of boxes) this.fill(box, 1, STEP * 1.5);
    for (const box of boxes) this.fill(box, 2, 0);
  }

  private fill({ x, y, width, height }: Box, value: number, around: number): void {
    const { columns, rows, ground } = this;
    const first = (from: number): number => Math.max(0, Math.ceil((from - around) / STEP));
    const last = (to: number, count: number): number =>
      Math.min(count - 1, Math.floor((to + around) / STEP));
    for (let row = first(y); row <= last(y + height, rows); row += 1) {
      ground.fill(value, row * columns + first(x), row * columns + last(x + width, columns) + 1);
    }
  }

  /** The cells just outside of a box, each with its move away from it. */
  private gates({ x, y, width, height }: Box): Cell[] {
    const gates: Cell[] = [];
    const left = Math.ceil(x / STEP) - 1;
    const right = Math.floor((x + width) / STEP) + 1;
    const top = Math.ceil(y / STEP) - 1;
    const bottom = Math.floor((y + height) / STEP) + 1;
    for (let row = top + 3; row <= bottom - 3; row += 1) {
      gates.push({ column: left, row, move: 2 }, { column: right, row, move: 0 });
    }
    for (let column = left + 3; column <= right - 3; column += 1) {
      gates.push({ column, row: top, move: 3 }, { column, row: bottom, move: 1 });
    }
    // A small box has only the middle of a side.
    if (gates.length === 0)
      gates.push({ column: right, row: Math.round((y + height / 2) / STEP), move: 0 });
    return gates.filter(
      ({ column, row }) => column >= 0 && row >= 0 && column < this.columns && row < this.rows,
    );
  }

  /** Routes a line between two boxes, and marks it as an obstacle for later ones. */
  route(from: Box, to: Box): ElkPoint[] {
    const { columns, rows } = this;
    const count = columns * rows * 4;
    const best = new Int32Array(count).fill(2 ** 31 - 1);
    const before = new Int32Array(count).fill(-1);
    const queue = new Queue();
    const goals = new Set(
      this.gates(to).map(
        ({ column, row, move }) => (row * columns + column) * 4 + ((move + 2) % 4),
      ),
    );
    for (const { column, row, move } of this.gates(from)) {
      const cell = row * columns + column;
      const state = cell * 4 + move;
      const isClose = ((this.close[cell] ?? 0) & (move % 2 === 0 ? 1 : 2)) !== 0;
      const cost = ((this.lines[cell] ?? 0) === 0 ? 0 : COST.along) + (isClose ? 24 : 0);
      best[state] = cost;
      queue.push(cost, state);
    }
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const { state, cost } = next;
      if (cost > (best[state] ?? 0)) continue;
      if (goals.has(state)) return this.trace(state, before, from, to);
      const cell = Math.floor(state / 4);
      const move = state % 4;
      for (const [turn, [across, down]] of moves.entries()) {
        if (turn === (move + 2) % 4) continue;
        const column = (cell % columns) + across;
        const row = Math.floor(cell / columns) + down;
        if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
        const to = row * columns + column;
        const ground = this.ground[to] ?? 0;
        if (ground === 2) continue;
        const own = across === 0 ? 2 : 1;
        const line = this.lines[to] ?? 0;
        const met = line === 0 ? 0 : (line & own) === 0 ? COST.cross : COST.along;
        const bend = turn === move ? 0 : COST.bend;
        const beside = ((this.close[to] ?? 0) & own) === 0 ? 0 : COST.beside;
        const total = cost + 1 + bend + met + beside + (ground === 1 ? COST.near : 0);
        const there = to * 4 + turn;
        if (total < (best[there] ?? 0)) {
          best[there] = total;
          before[there] = state;
          queue.push(total, there);
        }
      }
    }
    return [];
  }

  private keepRoom(cell: number, isDown: boolean): void {
    const reach = isDown ? ROOM.down : ROOM.across;
    const stride = isDown ? 1 : this.columns;
    for (let step = -reach; step <= reach; step += 1) {
      const near = cell + step * stride;
      if (near >= 0 && near < this.close.length) {
        this.close[near] = (this.close[near] ?? 0) | (isDown ? 2 : 1);
      }
    }
  }

  private trace(end: number, before: Int32Array, from: Box, to: Box): ElkPoint[] {
    const points: ElkPoint[] = [];
    for (let state = end; state !== -1; state = before[state] ?? -1) {
      const cell = Math.floor(state / 4);
      const [across] = moves[(state % 4) as 0 | 1 | 2 | 3];
      this.lines[cell] = (this.lines[cell] ?? 0) | (across === 0 ? 2 : 1);
      this.keepRoom(cell, across === 0);
      points.push({
        x: (cell % this.columns) * STEP,
        y: Math.floor(cell / this.columns) * STEP,
      });
    }
    return straight([edgeOf(from, points.at(-1)), ...points.toReversed(), edgeOf(to, points[0])]);
  }
}

/** The point where a line that ends here meets the box. */
function edgeOf(box: Box, { x, y }: ElkPoint = { x: 0, y: 0 }): ElkPoint {
  return {
    x: Math.min(Math.max(x, box.x), box.x + box.width),
    y: Math.min(Math.max(y, box.y), box.y + box.height),
  };
}

/** Keeps only the points at which a line bends. */
function straight(points: readonly ElkPoint[]): ElkPoint[] {
  return points.filter((point, index) => {
    const last = points[index - 1];
    const next = points[index + 1];
    if (last === undefined || next === undefined) return true;
    const isAcross = last.y === point.y && point.y === next.y;
    const isDown = last.x === point.x && point.x === next.x;
    return !isAcross && !isDown;
  });
}
