import type { ElkPoint } from 'elkjs/lib/elk-api.js';
import type { Box } from '../measures.ts';

const BEND = 7;
/** A point in SVG's shortest form, to a tenth of a pixel. */
const at = ({ x, y }: ElkPoint): string => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;

/** The point at most `distance` from `a` towards `b`, up to the middle. */
function towards(a: ElkPoint, b: ElkPoint, distance: number): ElkPoint {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return a;
  const share = Math.min(distance, length / 2) / length;
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Returns a polyline's path with rounded bends. */
export function edgePath(points: readonly ElkPoint[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const parts = rest.map((point, index) => {
    const before = points[index] ?? first;
    const after = points[index + 2];
    if (after === undefined) return `L${at(point)}`;
    return `L${at(towards(point, before, BEND))}Q${at(point)} ${at(towards(point, after, BEND))}`;
  });
  return `M${at(first)}${parts.join('')}`;
}

/** Returns the path of an arrowhead at the last point. */
export function arrowPath(points: readonly ElkPoint[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (tip === undefined || before === undefined) return '';
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const along = { x: (tip.x - before.x) / length, y: (tip.y - before.y) / length };
  const side = (sign: number): ElkPoint => ({
    x: tip.x - along.x * 9 - along.y * 3.5 * sign,
    y: tip.y - along.y * 9 + along.x * 3.5 * sign,
  });
  return `M${at(tip)}L${at(side(1))}L${at(side(-1))}Z`;
}

/** Returns a box's path with large top left and bottom right corners. */
export function boxPath({ x, y, width, height }: Box, large: number, small: number): string {
  const arc = (radius: number, across: number, down: number): string =>
    `a${radius} ${radius} 0 0 1 ${across} ${down}`;
  return [
    `M${at({ x: x + large, y })}`,
    `h${width - large - small}${arc(small, small, small)}`,
    `v${height - large - small}${arc(large, -large, large)}`,
    `h${large + small - width}${arc(small, -small, -small)}`,
    `v${large + small - height}${arc(large, large, -large)}Z`,
  ].join('');
}
