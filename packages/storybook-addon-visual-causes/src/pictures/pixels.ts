// Compares two pictures pixel by pixel.

/** Rows of red, green, blue and alpha, a byte each. Sizes in px. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The distance of two pictures of equal size. */
export interface Distance {
  /** Pixels with any difference. */
  pixels: number;
  /** The largest difference of one channel of one pixel, of 255 levels. */
  levels: number;
  /** The pixels that exceed each limit of `NOISE`. */
  exceeding: readonly number[];
}

/**
 * Observed noise of equal pictures between machines or runs: how many `pixels` may differ by more than
 * `levels`. It limits pixels instead of blurring levels, because a theme colour that changes by one level
 * changes more pixels than this. One picture may have the noise of a machine, which is wide and faint,
 * and of a run, which is narrow and strong.
 */
export const NOISE = [
  { levels: 0, pixels: 150 },
  { levels: 3, pixels: 70 },
  { levels: 23, pixels: 10 },
  { levels: 36, pixels: 0 },
] as const;

export const isNoise = ({ exceeding }: Pick<Distance, 'exceeding'>): boolean =>
  NOISE.every(({ pixels }, limit) => (exceeding[limit] ?? 0) <= pixels);

export const isSameSize = (a: Pixels, b: Pixels): boolean =>
  a.width === b.width && a.height === b.height;

const add = (a: number, b: number): number => a + b;

/** @param counts the pixels that differ by each number of levels */
export const exceedingIn = (counts: Uint32Array): number[] =>
  NOISE.map((limit) => counts.subarray(limit.levels + 1).reduce(add, 0));

/**
 * Counts differences.
 * @throws when the sizes differ
 */
export function difference(before: Pixels, after: Pixels): Distance {
  if (!isSameSize(before, after)) throw new Error('Pictures of different sizes cannot be compared');
  /** The pixels that differ by each number of levels. */
  const counts = new Uint32Array(256);
  for (let at = 0; at < after.data.length; at += 4) {
    let most = 0;
    for (let channel = at; channel < at + 4; channel += 1) {
      const distance = Math.abs((before.data[channel] ?? 0) - (after.data[channel] ?? 0));
      if (distance > most) most = distance;
    }
    counts[most] = (counts[most] ?? 0) + 1;
  }
  const exceeding = exceedingIn(counts);
  return {
    pixels: exceeding[0] ?? 0,
    levels: Math.max(
      0,
      counts.findLastIndex((count) => count > 0),
    ),
    exceeding,
  };
}
