import type { DrawnPage } from './drawn.ts';
import type { PNG } from 'pngjs';
import type { EngineName } from '../../../scripts/lib/engines.ts';
import { difference, type Area, type Difference } from './ink.ts';

/** The side of a cell in CSS px: wide enough that half a pixel's shift of an edge is little of it. */
const CELL = 5;
/** How far a drawing may stand from where the other engine puts it: lines of text are not equally high. */
const SHIFT = { x: 24, y: 80, size: 1 };
/**
 * How unlike a drawing may be (0 to 255): one cell, and all in the mean. Seen without a fault: 35 and 3
 * in Firefox; 56 and 8.4 in WebKit, which smooths hairlines in its own way and puts a rosette's on one of
 * two rows of pixels from run to run. The least of the planted losses: 70 and 12.
 */
const limits: Readonly<Record<EngineName, Difference>> = {
  chromium: { worst: 0, mean: 0 },
  firefox: { worst: 40, mean: 5 },
  webkit: { worst: 64, mean: 9.5 },
};
/** Engines draw from a whole pixel on, and do not all round alike: tried until it is like enough. */
const NUDGES = [0, -1, 1];

const cells = (length: number) => Math.max(1, Math.round(length / CELL));

function isLike({ worst, mean }: Difference, limit: Difference): boolean {
  return worst <= limit.worst && mean <= limit.mean;
}

/** The difference where the two lie on each other best. */
function leastDifference(
  [one, area]: readonly [PNG, Area],
  [other, otherArea]: readonly [PNG, Area],
  limit: Difference,
): Difference {
  const whole = (from: Area): Area => ({ ...from, x: Math.round(from.x), y: Math.round(from.y) });
  const start = whole(otherArea);
  let least: Difference = { worst: Infinity, mean: Infinity };
  for (const x of NUDGES) {
    for (const y of NUDGES) {
      const nudged = { ...start, x: start.x + x, y: start.y + y };
      const found = difference(
        [one, whole(area)],
        [other, nudged],
        cells(area.width),
        cells(area.height),
      );
      if (found.mean < least.mean) least = found;
      if (isLike(found, limit)) return found;
    }
  }
  return least;
}

/** What is not the same on a page in Chromium and in `engine`; one line for each drawing. */
export function unlike(engine: EngineName, one: DrawnPage, other: DrawnPage): string[] {
  const names = (page: DrawnPage) => page.drawings.map(({ name }) => name).join('; ');
  if (names(one) !== names(other)) return [`other drawings: ${names(one)} / ${names(other)}`];
  return one.drawings.flatMap((drawing, index) => {
    const match = other.drawings[index] ?? drawing;
    const off = (side: keyof Area) => Math.abs(match[side] - drawing[side]);
    const isMoved =
      off('x') > SHIFT.x ||
      off('y') > SHIFT.y ||
      off('width') > SHIFT.size ||
      off('height') > SHIFT.size;
    if (isMoved) return [`${drawing.name} stands elsewhere: ${JSON.stringify([drawing, match])}`];
    const found = leastDifference([one.picture, drawing], [other.picture, match], limits[engine]);
    if (isLike(found, limits[engine])) return [];
    const { worst, mean } = found;
    return [
      `${drawing.name} is drawn otherwise: ${worst.toFixed(0)} in a cell, ${mean.toFixed(1)} in the mean`,
    ];
  });
}
