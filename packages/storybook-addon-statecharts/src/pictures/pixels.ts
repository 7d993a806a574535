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
}

/**
 * Observed noise of equal pictures between machines or runs: a few pixels with a larger difference,
 * or some more with a tiny one. It limits pixels instead of blurring levels, because a theme colour
 * that changes by one level changes more pixels than this.
 */
export const NOISE: readonly Distance[] = [
  { pixels: 10, levels: 32 },
  { pixels: 70, levels: 23 },
  { pixels: 150, levels: 3 },
];

export const isNoise = ({ pixels, levels }: Distance): boolean =>
  NOISE.some((noise) => pixels <= noise.pixels && levels <= noise.levels);

export const isSameSize = (a: Pixels, b: Pixels): boolean =>
  a.width === b.width && a.height === b.height;

const UNTOUCHED = 0.25;

/**
 * Counts differences, and draws them in red on a pale picture.
 * @throws when the sizes differ
 */
export function difference(before: Pixels, after: Pixels): Distance & { drawn: Pixels } {
  if (!isSameSize(before, after)) throw new Error('Pictures of different sizes cannot be compared');
  const { width, height } = after;
  const drawn = new Uint8Array(after.data.length);
  let pixels = 0;
  let levels = 0;
  for (let at = 0; at < after.data.length; at += 4) {
    let most = 0;
    for (let channel = at; channel < at + 4; channel += 1) {
      const distance = Math.abs((before.data[channel] ?? 0) - (after.data[channel] ?? 0));
      if (distance > most) most = distance;
    }
    if (most > 0) pixels += 1;
    if (most > levels) levels = most;
    for (let channel = 0; channel < 3; channel += 1) {
      const pale = 255 - (255 - (after.data[at + channel] ?? 0)) * UNTOUCHED;
      drawn[at + channel] = most === 0 ? pale : channel === 0 ? 220 : 20;
    }
    drawn[at + 3] = 255;
  }
  return { pixels, levels, drawn: { data: drawn, width, height } };
}
