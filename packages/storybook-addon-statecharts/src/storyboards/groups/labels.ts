// Places an edge's label on its line, clear of everything else.
import type { ElkPoint } from 'elkjs/lib/elk-api.js';
import type { Size, Box } from '../measures.ts';

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

interface Segment {
  from: ElkPoint;
  to: ElkPoint;
}

export const segmentsOf = (points: readonly ElkPoint[]): Segment[] =>
  points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }));

const boxOf = ({ from, to }: Segment): Box => ({
  x: Math.min(from.x, to.x) - 2,
  y: Math.min(from.y, to.y) - 2,
  width: Math.abs(to.x - from.x) + 4,
  height: Math.abs(to.y - from.y) + 4,
});

const TRIES = 12;

/**
 * Returns a label's position on a line.
 * @param taken states and labels that it must not cover
 * @param others other lines
 */
export function placeLabel(
  points: readonly ElkPoint[],
  { width, height }: Size,
  taken: readonly Box[],
  others: readonly Segment[],
): Box {
  let best: { box: Box; cost: number } | undefined;
  for (const segment of segmentsOf(points)) {
    const { from, to } = segment;
    const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
    const isAcross = from.y === to.y;
    const needed = (isAcross ? width : height) + 24;
    for (let index = 1; index < TRIES; index += 1) {
      const share = index / TRIES;
      const x = from.x + (to.x - from.x) * share - width / 2;
      const y = from.y + (to.y - from.y) * share - height / 2;
      const box = { x, y, width, height };
      const room = { x: x - 8, y: y - 4, width: width + 16, height: height + 8 };
      const onThings = taken.reduce((sum, each) => sum + overlap(room, each), 0);
      const onLines = others.filter((other) => overlap(room, boxOf(other)) > 0).length;
      const short = Math.max(0, needed - length);
      const cost = onThings * 4 + onLines * 1500 + short * 8 + Math.abs(share - 0.5) * 60;
      if (best === undefined || cost < best.cost) best = { box, cost };
    }
  }
  return best?.box ?? { x: 0, y: 0, width, height };
}
