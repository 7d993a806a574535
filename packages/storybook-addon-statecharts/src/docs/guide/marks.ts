// Where the numbers of an anatomy stand around its example.
import type { Side } from './guide.ts';

/** In px from the frame's top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Mark {
  /** The middle of the number. */
  x: number;
  y: number;
  /** What it points at. */
  toX: number;
  toY: number;
}

/** From the frame's edge to the middle of a number. */
const INSET = 22;
/** From one number's middle to the next one's. */
const GAP = 34;

/**
 * Puts places apart that are nearer to each other than `gap`, each as near to where it wants to be as the
 * order and the two ends allow.
 */
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

/** The middle of a part's side. */
function anchor({ x, y, width, height }: Box, side: Side): { x: number; y: number } {
  if (side === 'top') return { x: x + width / 2, y };
  if (side === 'bottom') return { x: x + width / 2, y: y + height };
  return { x: side === 'left' ? x : x + width, y: y + height / 2 };
}

/** A number for each part, on its side of the frame, with what it points at. */
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
