// A picture's pixels, and the noise of taking them.

/** Rows of red, green, blue and alpha, a byte each. Sizes in px. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * Observed noise of equal pictures between machines or runs: how many `pixels` may differ by more than
 * `levels`. It limits pixels instead of blurring levels, because a theme colour that changes by one level
 * changes more pixels than this. One picture may have the noise of a machine, which is wide and faint,
 * and of a run, which is narrow and strong.
 */
const NOISE = [
  { levels: 0, pixels: 150 },
  { levels: 3, pixels: 70 },
  { levels: 23, pixels: 10 },
  { levels: 36, pixels: 0 },
];

/** @param counts the pixels that differ by each number of levels */
export const isNoise = (counts: Uint32Array): boolean =>
  NOISE.every(
    ({ levels, pixels }) =>
      counts.subarray(levels + 1).reduce((sum, count) => sum + count, 0) <= pixels,
  );
