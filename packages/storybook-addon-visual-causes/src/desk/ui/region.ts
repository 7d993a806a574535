// Chooses the visible region of a picture.
import type { Box, Change } from '../desk.ts';
import { boxAround } from '../difference/boxes.ts';

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

/** Extends a stretch by the margin, to the least size, within the limit. */
function stretch(start: number, length: number, least: number, limit: number): [number, number] {
  const [from, to] = [Math.max(0, start - ROOM), Math.min(limit, start + length + ROOM)];
  const size = Math.min(limit, Math.max(least, to - from));
  const place = Math.min(Math.max(0, (from + to - size) / 2), limit - size);
  return [Math.round(place), Math.round(size)];
}

/** Returns the visible region of the sheet, in px: all of it without boxes. */
export function regionOf(change: Pick<Change, 'before' | 'after' | 'boxes'>, extent: Extent): Box {
  const { width, height } = sheetOf(change);
  if (extent === 'whole' || change.boxes.length === 0) return { x: 0, y: 0, width, height };
  const changed = boxAround(change.boxes);
  const [x, w] = stretch(changed.x, changed.width, LEAST.width, width);
  const [y, h] = stretch(changed.y, changed.height, LEAST.height, height);
  return { x, y, width: w, height: h };
}

const percent = (part: number, whole: number): string =>
  `${Number(((part / whole) * 100).toFixed(4))}%`;

/** Returns a box's position in a region as CSS lengths. */
export const shareOf = (box: Box, region: Box) => ({
  left: percent(box.x - region.x, region.width),
  top: percent(box.y - region.y, region.height),
  width: percent(box.width, region.width),
  height: percent(box.height, region.height),
});
