// Chooses the visible region of a picture.
import type { Box, Change } from '../desk.ts';

export const extents = ['changed', 'whole'] as const;
export type Extent = (typeof extents)[number];

/** Margin around a change, in px of the picture, for orientation. */
const ROOM = 64;
/** Minimum region in px: further magnification is unrecognisable. */
const LEAST = { width: 640, height: 400 };

/** Returns the size that contains both pictures, aligned at the top left. */
export function sheetOf({ before, after }: Pick<Change, 'before' | 'after'>): {
  width: number;
  height: number;
} {
  return {
    width: Math.max(before?.width ?? 0, after?.width ?? 0),
    height: Math.max(before?.height ?? 0, after?.height ?? 0),
  };
}

function stretch(from: number, to: number, least: number, limit: number): [number, number] {
  const size = Math.min(limit, Math.max(least, to - from));
  const start = Math.min(Math.max(0, (from + to - size) / 2), limit - size);
  return [Math.round(start), Math.round(size)];
}

/** Returns the visible region of the sheet, in px: all of it without boxes. */
export function regionOf(change: Pick<Change, 'before' | 'after' | 'boxes'>, extent: Extent): Box {
  const { width, height } = sheetOf(change);
  if (extent === 'whole' || change.boxes.length === 0) return { x: 0, y: 0, width, height };
  const left = Math.min(...change.boxes.map(({ x }) => x)) - ROOM;
  const top = Math.min(...change.boxes.map(({ y }) => y)) - ROOM;
  const right = Math.max(...change.boxes.map((box) => box.x + box.width)) + ROOM;
  const bottom = Math.max(...change.boxes.map((box) => box.y + box.height)) + ROOM;
  const [x, w] = stretch(Math.max(0, left), Math.min(width, right), LEAST.width, width);
  const [y, h] = stretch(Math.max(0, top), Math.min(height, bottom), LEAST.height, height);
  return { x, y, width: w, height: h };
}

export interface Share {
  left: string;
  top: string;
  width: string;
  height: string;
}

const percent = (part: number, whole: number): string =>
  `${Number(((part / whole) * 100).toFixed(4))}%`;

/** Returns a box's position in a region as CSS lengths. */
export function shareOf(box: Box, region: Box): Share {
  return {
    left: percent(box.x - region.x, region.width),
    top: percent(box.y - region.y, region.height),
    width: percent(box.width, region.width),
    height: percent(box.height, region.height),
  };
}
