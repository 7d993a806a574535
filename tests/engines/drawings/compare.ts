// Compares drawings by the mean colour of cells. Edges half a pixel off or smoothed differently count as
// equal; missing drawings do not.
import sharp from 'sharp';
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
 * The limits of difference. Measured without a fault: 21 and 1.6 in Firefox, where each planted loss of one
 * path had at least 56 in a cell or 8.9 in the mean. WebKit smooths hairlines differently and puts a
 * rosette's on either of two rows of pixels from run to run.
 */
const limits: Readonly<Record<EngineName, Difference>> = {
  chromium: { worst: 0, mean: 0 },
  firefox: { worst: 40, mean: 5 },
  webkit: { worst: 64, mean: 9.5 },
};

/** Engines round positions to whole pixels differently, so several offsets are tried. */
const OFFSETS = [0, -1, 1].flatMap((x) => [0, -1, 1].map((y) => ({ x, y })));

/** The colours of a drawing's cells, moved by an offset: three bytes for each. */
async function cellsOf(
  { data, info }: RenderedPage['picture'],
  { x, y, width, height }: Drawing,
  by = { x: 0, y: 0 },
): Promise<Buffer> {
  const [left, top] = [Math.max(0, Math.round(x) + by.x), Math.max(0, Math.round(y) + by.y)];
  return sharp(data, { raw: info })
    .extract({
      left,
      top,
      width: Math.min(Math.ceil(width), info.width - left),
      height: Math.min(Math.ceil(height), info.height - top),
    })
    .resize(Math.ceil(width / CELL), Math.ceil(height / CELL), { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
}

function difference(one: Buffer, other: Buffer): Difference {
  const distances = Array.from(one, (value, at) => Math.abs(value - (other[at] ?? 0)));
  return {
    worst: Math.max(...distances),
    mean: distances.reduce((total, value) => total + value, 0) / distances.length,
  };
}

/** The drawings that differ on a page between Chromium and `engine`; one line for each. */
export async function unlike(
  engine: EngineName,
  one: RenderedPage,
  other: RenderedPage,
): Promise<string[]> {
  const names = (page: RenderedPage) => page.drawings.map(({ name }) => name).join('; ');
  if (names(one) !== names(other)) return [`other drawings: ${names(one)} / ${names(other)}`];
  const limit = limits[engine];
  const found = one.drawings.map(async (drawing, index) => {
    const match = other.drawings[index] ?? drawing;
    const isMoved = (['x', 'y', 'width', 'height'] as const).some(
      (side) => Math.abs(match[side] - drawing[side]) > SHIFT[side],
    );
    if (isMoved) return [`${drawing.name} stands elsewhere: ${JSON.stringify([drawing, match])}`];
    const reference = await cellsOf(one.picture, drawing);
    const all = await Promise.all(
      OFFSETS.map(async (by) => difference(reference, await cellsOf(other.picture, match, by))),
    );
    if (all.some(({ worst, mean }) => worst <= limit.worst && mean <= limit.mean)) return [];
    const { worst, mean } = all.toSorted((a, b) => a.mean - b.mean)[0]!;
    return [
      `${drawing.name} is drawn otherwise: ${worst} in a cell, ${mean.toFixed(1)} in the mean`,
    ];
  });
  return (await Promise.all(found)).flat();
}
