// Positions an anatomy's numbers around its example.
import type { Side } from './guide.ts';

/** In px from the frame's top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Mark {
  /** The number's centre. */
  x: number;
  y: number;
  /** The end of its line. */
  toX: number;
  toY: number;
}

/** From the frame's edge to a number's centre. */
const INSET = 22;
/** Between the centres of adjacent numbers. */
const GAP = 34;

/** Separates positions by at least `gap`, close to the preferred ones, in order and in bounds. */
export function apart(wanted: readonly number[], gap: number, end: number): number[] {
  const order = wanted.map((_, index) => index);
  order.sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let least = INSET;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, least);
    least = placed[index] + gap;
  }
  let most = end - INSET;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, most);
    most = placed[index] - gap;
  }
  return placed;
}

/** The centre of a part's side. */
function anchor({ x, y, width, height }: Box, side: Side): { x: number; y: number } {
  if (side === 'top') return { x: x + width / 2, y };
  if (side === 'bottom') return { x: x + width / 2, y: y + height };
  return { x: side === 'left' ? x : x + width, y: y + height / 2 };
}

/** Returns a number for each part on its side of the frame, with the point that its line leads to. */
export function marksOf(
  frame: Pick<Box, 'width' | 'height'>,
  parts: readonly { side: Side; box: Box }[],
): Mark[] {
  const to = parts.map(({ box, side }) => anchor(box, side));
  const marks = to.map(({ x, y }) => ({ x, y, toX: x, toY: y }));
  for (const side of ['top', 'bottom', 'left', 'right'] as const) {
    const isAcross = side === 'top' || side === 'bottom';
    const own = marks.filter((_, index) => parts[index]?.side === side);
    const wanted = own.map(({ toX, toY }) => (isAcross ? toX : toY));
    const along = apart(wanted, GAP, isAcross ? frame.width : frame.height);
    own.forEach((mark, index) => {
      const position = along[index] ?? 0;
      if (isAcross)
        Object.assign(mark, { x: position, y: side === 'top' ? INSET : frame.height - INSET });
      else Object.assign(mark, { y: position, x: side === 'left' ? INSET : frame.width - INSET });
    });
  }
  return marks;
}
