// Finds boxes around differing pixels.
import type { Box } from '../desk.ts';

/** A box, with the number of marked pixels in it. */
export interface CountedBox extends Box {
  count: number;
}

/** Differences further apart than this, in px, are in separate boxes. */
const GAP = 12;
/** A picture has at most so many boxes: a high one has wider gaps. */
const MOST = 40;

/** Collects boxes around pixels that are marked row by row: one for each band of rows, from the top. */
export function createBands(height: number) {
  const boxes: CountedBox[] = [];
  const gap = Math.max(GAP, height / MOST);
  return {
    boxes,
    mark(x: number, y: number): void {
      const last = boxes.at(-1);
      if (last === undefined || y - last.y - last.height >= gap) {
        boxes.push({ x, y, width: 1, height: 1, count: 1 });
        return;
      }
      const right = Math.max(last.x + last.width, x + 1);
      last.x = Math.min(last.x, x);
      last.width = right - last.x;
      last.height = y + 1 - last.y;
      last.count += 1;
    },
  };
}

/** Returns the smallest box around others. */
export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
