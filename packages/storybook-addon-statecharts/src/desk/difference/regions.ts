// Groups differing pixels into boxes by proximity.
import type { Box } from '../desk.ts';

/** One number per pixel: 0, or a difference. */
export interface Mask {
  data: Uint8Array | Float64Array;
  width: number;
  height: number;
}

/** Size of grid cells, in px; differences less than one cell apart share a box. */
const CELL = 8;

interface Cells {
  marked: Uint8Array;
  across: number;
  down: number;
}

function cellsOf({ data, width, height }: Mask): Cells {
  const across = Math.ceil(width / CELL);
  const down = Math.ceil(height / CELL);
  const marked = new Uint8Array(across * down);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const cells = (y >> 3) * across;
    for (let x = 0; x < width; x += 1) {
      if (data[row + x] !== 0) marked[cells + (x >> 3)] = 1;
    }
  }
  return { marked, across, down };
}

/** Connected cells, with gaps of at most one cell. */
function components({ marked, across, down }: Cells): number[][] {
  const seen = new Uint8Array(marked.length);
  const found: number[][] = [];
  for (let start = 0; start < marked.length; start += 1) {
    if (marked[start] === 0 || seen[start] === 1) continue;
    seen[start] = 1;
    const members = [start];
    for (let next = 0; next < members.length; next += 1) {
      const cell = members[next] ?? 0;
      const x = cell % across;
      const y = (cell - x) / across;
      for (let ny = Math.max(0, y - 2); ny <= Math.min(down - 1, y + 2); ny += 1) {
        for (let nx = Math.max(0, x - 2); nx <= Math.min(across - 1, x + 2); nx += 1) {
          const neighbour = ny * across + nx;
          if (marked[neighbour] === 0 || seen[neighbour] === 1) continue;
          seen[neighbour] = 1;
          members.push(neighbour);
        }
      }
    }
    found.push(members);
  }
  return found;
}

function tightBox(mask: Mask, cells: readonly number[], across: number): Box {
  let [left, top, right, bottom] = [mask.width, mask.height, -1, -1];
  for (const cell of cells) {
    const x0 = (cell % across) * CELL;
    const y0 = Math.floor(cell / across) * CELL;
    for (let y = y0; y < Math.min(y0 + CELL, mask.height); y += 1) {
      for (let x = x0; x < Math.min(x0 + CELL, mask.width); x += 1) {
        if (mask.data[y * mask.width + x] === 0) continue;
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        if (y > bottom) bottom = y;
      }
    }
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Returns boxes around the differences, from the top. */
export function boxesOf(mask: Mask): Box[] {
  const cells = cellsOf(mask);
  return components(cells)
    .map((members) => tightBox(mask, members, cells.across))
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** Merges the nearest boxes, from the top, until at most `most` are left. */
export function fewerBoxes(boxes: readonly Box[], most: number): Box[] {
  const share = Math.ceil(boxes.length / most);
  if (share <= 1) return [...boxes];
  return Array.from({ length: Math.ceil(boxes.length / share) }, (_, place) => {
    const part = boxes.slice(place * share, (place + 1) * share);
    const x = Math.min(...part.map((box) => box.x));
    const y = Math.min(...part.map((box) => box.y));
    const right = Math.max(...part.map((box) => box.x + box.width));
    const bottom = Math.max(...part.map((box) => box.y + box.height));
    return { x, y, width: right - x, height: bottom - y };
  });
}
