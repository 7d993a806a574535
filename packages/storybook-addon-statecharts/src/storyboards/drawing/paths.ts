import type { Box } from '../measures.ts';
import { numbers } from './numbers.ts';

interface Point {
  x: number;
  y: number;
}

const BEND = 7;
const at = ({ x, y }: Point): string => numbers([x, y], 1);

/** The point at most `distance` from `a` towards `b`, up to the middle. */
function towards(a: Point, b: Point, distance: number): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return a;
  const share = Math.min(distance, length / 2) / length;
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Returns a polyline's path with rounded bends. */
export function edgePath(points: readonly Point[]): string {
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
export function arrowPath(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (tip === undefined || before === undefined) return '';
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const along = { x: (tip.x - before.x) / length, y: (tip.y - before.y) / length };
  const side = (sign: number): Point => ({
    x: tip.x - along.x * 9 - along.y * 3.5 * sign,
    y: tip.y - along.y * 9 + along.x * 3.5 * sign,
  });
  return `M${at(tip)}L${at(side(1))}L${at(side(-1))}Z`;
}

/** Returns a box's path with large top left and bottom right corners. */
export function boxPath({ x, y, width, height }: Box, large: number, small: number): string {
  const right = x + width;
  const bottom = y + height;
  const arc = (radius: number, to: Point): string =>
    `A${numbers([radius, radius, 0, 0, 1, to.x, to.y], 1)}`;
  return [
    `M${at({ x: x + large, y })}`,
    `H${numbers([right - small], 1)}`,
    arc(small, { x: right, y: y + small }),
    `V${numbers([bottom - large], 1)}`,
    arc(large, { x: right - large, y: bottom }),
    `H${numbers([x + small], 1)}`,
    arc(small, { x, y: bottom - small }),
    `V${numbers([y + large], 1)}`,
    arc(large, { x: x + large, y }),
    'Z',
  ].join('');
}
