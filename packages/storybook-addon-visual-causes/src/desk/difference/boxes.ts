// Finds boxes around differing pixels.
import type { Box } from '../desk.ts';

/** One byte per pixel: 0, or marked. */
export interface Mask {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Differences further apart than this, in px, are in separate boxes. */
const GAP = 12;

type Band = [from: number, to: number];

/** Returns the bands of marked lines; a gap of at most `GAP` lines stays in its band. */
function bandsOf(from: number, to: number, isMarked: (line: number) => boolean): Band[] {
  const bands: Band[] = [];
  for (let line = from; line < to; line += 1) {
    if (!isMarked(line)) continue;
    const last = bands.at(-1);
    if (last !== undefined && line - last[1] <= GAP) last[1] = line + 1;
    else bands.push([line, line + 1]);
  }
  return bands;
}

function isAnyMarked(data: Uint8Array, from: number, to: number, step: number): boolean {
  for (let at = from; at < to; at += step) if (data[at] !== 0) return true;
  return false;
}

/** Cuts an area at its blank rows, the parts at their blank columns, and so on. */
function cut({ data, width }: Mask, area: Box): Box[] {
  const right = area.x + area.width;
  const bottom = area.y + area.height;
  const boxes = bandsOf(area.y, bottom, (y) =>
    isAnyMarked(data, y * width + area.x, y * width + right, 1),
  ).flatMap(([top, end]) =>
    bandsOf(area.x, right, (x) => isAnyMarked(data, top * width + x, end * width + x, width)).map(
      ([left, side]): Box => ({ x: left, y: top, width: side - left, height: end - top }),
    ),
  );
  const [only] = boxes;
  const isDone = boxes.length === 1 && only?.width === area.width && only.height === area.height;
  return isDone ? boxes : boxes.flatMap((box) => cut({ data, width, height: 0 }, box));
}

/** Returns tight boxes around the marked pixels, from the top. */
export const boxesOf = (mask: Mask): Box[] =>
  cut(mask, { x: 0, y: 0, width: mask.width, height: mask.height }).toSorted(
    (a, b) => a.y - b.y || a.x - b.x,
  );

/** Returns the smallest box around others. */
export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Merges neighbours, from the top, until at most `most` boxes are left. */
export function fewerBoxes(boxes: readonly Box[], most: number): Box[] {
  const share = Math.ceil(boxes.length / most);
  return Array.from({ length: Math.ceil(boxes.length / share) }, (_, place) =>
    boxAround(boxes.slice(place * share, (place + 1) * share)),
  );
}
