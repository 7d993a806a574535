// Chooses the visible region of a picture.
import type { Box, Change } from '../desk.ts';
import { boxAround } from '../difference/boxes.ts';

/** Margin around a change, in px of the picture, for orientation. */
const ROOM = 64;

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

/** Returns the visible region of the sheet, in px: around the boxes, or all of it. */
export function regionOf(change: Pick<Change, 'before' | 'after' | 'boxes'>, isWhole = false): Box {
  const { width, height } = sheetOf(change);
  if (isWhole || change.boxes.length === 0) return { x: 0, y: 0, width, height };
  const around = boxAround(change.boxes);
  const [x, y] = [Math.max(0, around.x - ROOM), Math.max(0, around.y - ROOM)];
  return {
    x,
    y,
    width: Math.min(width, around.x + around.width + ROOM) - x,
    height: Math.min(height, around.y + around.height + ROOM) - y,
  };
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
