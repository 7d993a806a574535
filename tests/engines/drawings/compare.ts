// Compares drawings by the mean colour of cells. Edges half a pixel off or smoothed differently count as
// equal; missing drawings do not.
import type { PNG } from 'pngjs';
import type { EngineName } from '../../../scripts/lib/engines.ts';
import type { Drawing, RenderedPage } from './renderPage.ts';

/** The side of a cell in CSS px: large enough that half a pixel's shift of an edge hardly counts. */
const CELL = 5;
/** How far a drawing may be from its position in the other engine, because line heights differ. */
const SHIFT = { x: 24, y: 80, width: 1, height: 1 };

/** How different two pictures are, 0 to 255: the largest difference of a cell, and the mean of all cells. */
interface Difference {
  worst: number;
  mean: number;
}

/**
 * The limits of difference. Measured without a fault: 35 and 3 in Firefox; 56 and 8.4 in WebKit, which
 * smooths hairlines differently and puts a rosette's on either of two rows of pixels from run to run. The
 * least of five planted losses: 70 and 12.
 */
const limits: Readonly<Record<EngineName, Difference>> = {
  chromium: { worst: 0, mean: 0 },
  firefox: { worst: 40, mean: 5 },
  webkit: { worst: 64, mean: 9.5 },
};

/** Engines round positions to whole pixels differently, so several offsets are tried. */
const OFFSETS = [0, -1, 1].flatMap((x) => [0, -1, 1].map((y) => ({ x, y })));

/** The mean of each channel in an area, with edge pixels weighted by their share; 0 beyond the picture. */
function meanColour(
  { data, width, height }: PNG,
  x: number,
  y: number,
  across: number,
  down: number,
) {
  const sum: [number, number, number] = [0, 0, 0];
  for (let row = Math.floor(y); row < y + down; row += 1) {
    const tall = Math.min(row + 1, y + down) - Math.max(row, y);
    for (let column = Math.floor(x); column < x + across; column += 1) {
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const share = tall * (Math.min(column + 1, x + across) - Math.max(column, x));
      const at = (row * width + column) * 4;
      for (const channel of [0, 1, 2] as const) sum[channel] += share * (data[at + channel] ?? 0);
    }
  }
  return sum.map((value) => value / (across * down));
}

/** Compares a drawing in one picture with its match in another, moved by an offset. */
function difference(
  [one, drawing]: readonly [PNG, Drawing],
  [other, match]: readonly [PNG, Drawing],
  offset: { x: number; y: number },
): Difference {
  const columns = Math.max(1, Math.round(drawing.width / CELL));
  const rows = Math.max(1, Math.round(drawing.height / CELL));
  const distances = Array.from({ length: columns * rows }, (_, index) => {
    const cellOf = (picture: PNG, { x, y, width, height }: Drawing, by = { x: 0, y: 0 }) =>
      meanColour(
        picture,
        Math.round(x) + by.x + ((index % columns) * width) / columns,
        Math.round(y) + by.y + (Math.floor(index / columns) * height) / rows,
        width / columns,
        height / rows,
      );
    const found = cellOf(other, match, offset);
    return Math.max(
      ...cellOf(one, drawing).map((value, channel) => Math.abs(value - (found[channel] ?? 0))),
    );
  });
  return {
    worst: Math.max(...distances),
    mean: distances.reduce((total, value) => total + value, 0) / distances.length,
  };
}

/** The drawings that differ on a page between Chromium and `engine`; one line for each. */
export function unlike(engine: EngineName, one: RenderedPage, other: RenderedPage): string[] {
  const names = (page: RenderedPage) => page.drawings.map(({ name }) => name).join('; ');
  if (names(one) !== names(other)) return [`other drawings: ${names(one)} / ${names(other)}`];
  const limit = limits[engine];
  return one.drawings.flatMap((drawing, index) => {
    const match = other.drawings[index] ?? drawing;
    const isMoved = (['x', 'y', 'width', 'height'] as const).some(
      (side) => Math.abs(match[side] - drawing[side]) > SHIFT[side],
    );
    if (isMoved) return [`${drawing.name} stands elsewhere: ${JSON.stringify([drawing, match])}`];
    let least: Difference = { worst: Infinity, mean: Infinity };
    for (const offset of OFFSETS) {
      const found = difference([one.picture, drawing], [other.picture, match], offset);
      if (found.worst <= limit.worst && found.mean <= limit.mean) return [];
      if (found.mean < least.mean) least = found;
    }
    const [worst, mean] = [least.worst.toFixed(0), least.mean.toFixed(1)];
    return [`${drawing.name} is drawn otherwise: ${worst} in a cell, ${mean} in the mean`];
  });
}
