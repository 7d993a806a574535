import type { RenderedPage } from './renderPage.ts';
import type { PNG } from 'pngjs';
import type { EngineName } from '../../../scripts/lib/engines.ts';
import { difference, type Area, type Difference } from './meanColour.ts';

/** The side of a cell in CSS px: large enough that half a pixel's shift of an edge hardly counts. */
const CELL = 5;
/** How far a drawing may be from its position in the other engine, because line heights differ. */
const SHIFT = { x: 24, y: 80, size: 1 };
/**
 * The limits of difference (0 to 255): of one cell, and the mean of all. Measured without a fault: 35 and 3
 * in Firefox; 56 and 8.4 in WebKit, which smooths hairlines differently and puts a rosette's on either of
 * two rows of pixels from run to run. The least of the planted losses: 70 and 12.
 */
const limits: Readonly<Record<EngineName, Difference>> = {
  chromium: { worst: 0, mean: 0 },
  firefox: { worst: 40, mean: 5 },
  webkit: { worst: 64, mean: 9.5 },
};
/** Engines round positions to whole pixels differently, so several offsets are tried. */
const OFFSETS = [0, -1, 1];

const cells = (length: number) => Math.max(1, Math.round(length / CELL));

function isLike({ worst, mean }: Difference, limit: Difference): boolean {
  return worst <= limit.worst && mean <= limit.mean;
}

/** The difference at the best alignment. */
function leastDifference(
  [one, area]: readonly [PNG, Area],
  [other, otherArea]: readonly [PNG, Area],
  limit: Difference,
): Difference {
  const whole = (from: Area): Area => ({ ...from, x: Math.round(from.x), y: Math.round(from.y) });
  const start = whole(otherArea);
  let least: Difference = { worst: Infinity, mean: Infinity };
  for (const x of OFFSETS) {
    for (const y of OFFSETS) {
      const shifted = { ...start, x: start.x + x, y: start.y + y };
      const found = difference(
        [one, whole(area)],
        [other, shifted],
        cells(area.width),
        cells(area.height),
      );
      if (found.mean < least.mean) least = found;
      if (isLike(found, limit)) return found;
    }
  }
  return least;
}

/** The drawings that differ on a page between Chromium and `engine`; one line for each. */
export function unlike(engine: EngineName, one: RenderedPage, other: RenderedPage): string[] {
  const names = (page: RenderedPage) => page.drawings.map(({ name }) => name).join('; ');
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
