// Finds the few pairs of colours that explain a picture's changed pixels and antialiased edges.
import type { Box } from '../desk.ts';
import { NONE, type AlignedPair } from './rows.ts';

/** A replaced colour, as numbers with red highest: 0x005c3b. */
export interface Recolour {
  from: number;
  to: number;
  /** The number of pixels with exactly this change. */
  pixels: number;
}

type Step = readonly [red: number, green: number, blue: number];

const colorOf = (pixel: number): number =>
  ((pixel & 0xff) << 16) | (pixel & 0xff00) | ((pixel >>> 16) & 0xff);

export const stepOf = ({ from, to }: Pick<Recolour, 'from' | 'to'>): Step => [
  ((to >> 16) & 0xff) - ((from >> 16) & 0xff),
  ((to >> 8) & 0xff) - ((from >> 8) & 0xff),
  (to & 0xff) - (from & 0xff),
];

export const dot = (a: Step, b: Step): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Levels that rounding and gamma may add to a mix. */
const TOLERANCE = 4;
/** Steps of at most this many levels are rounding. */
export const SMALL = 3;
const NO_STEP: Step = [0, 0, 0];

/**
 * Whether a colour step mixes two others: where two recoloured surfaces meet, or, with no second
 * step, a tint of a colour or its antialiased edge.
 */
function isMixOf(step: Step, a: Step, b: Step): boolean {
  const [aa, ab, bb] = [dot(a, a), dot(a, b), dot(b, b)];
  const [sa, sb] = [dot(step, a), dot(step, b)];
  const determinant = aa * bb - ab * ab;
  const [t, u] =
    determinant < 1e-6
      ? [sa / aa, 0]
      : [(sa * bb - sb * ab) / determinant, (sb * aa - sa * ab) / determinant];
  return (
    [t, u].every((share) => share >= -0.02 && share <= 1.02) &&
    ([0, 1, 2] as const).every(
      (channel) => Math.abs(step[channel] - t * a[channel] - u * b[channel]) <= TOLERANCE,
    )
  );
}

const isMixOfTwo = (step: Step, steps: readonly Step[]): boolean =>
  steps.some((a, index) => steps.slice(index + 1).some((b) => isMixOf(step, a, b)));

const PAIR = 0x1000000;

/** Returns a function that tells whether recolours explain the change of one pixel to another. */
export function explainedBy(
  recolours: readonly Recolour[],
): (before: number, after: number) => boolean {
  const steps = recolours.map(stepOf);
  const known = new Map<number, boolean>();
  return (before, after) => {
    if (steps.length === 0 || before === NONE) return false;
    const [from, to] = [colorOf(before), colorOf(after)];
    const pair = from * PAIR + to;
    let isExplained = known.get(pair);
    if (isExplained === undefined) {
      const step = stepOf({ from, to });
      isExplained =
        step.every((levels) => Math.abs(levels) <= SMALL) ||
        steps.some((each) => isMixOf(step, each, NO_STEP)) ||
        isMixOfTwo(step, steps);
      known.set(pair, isExplained);
    }
    return isExplained;
  };
}

/** Maximum number of recolours in a picture; beyond it, the cause is another. */
const MOST = 8;
const FEWEST_PIXELS = 12;
/** A colour with less than this share of the most frequent one's pixels is an antialiased edge. */
const SHARE = 0.01;
/** Minimum share of a surface's or stroke's pixels with an equal neighbour; corners have less. */
const CLUMPED = 0.4;

class Counts extends Map<number, number> {
  of(key: number): number {
    return this.get(key) ?? 0;
  }

  add(key: number): void {
    this.set(key, this.of(key) + 1);
  }
}

/**
 * Returns a picture's recolours, most pixels first. A colour was recoloured when most of it near
 * the change became one other colour that was rare before, which excludes redrawing in existing
 * colours.
 */
export function recoloursOf(
  { before, after, width }: AlignedPair,
  boxes: readonly Box[],
): Recolour[] {
  const [pairs, clumped, there, here] = [new Counts(), new Counts(), new Counts(), new Counts()];
  for (const box of boxes) {
    for (let row = box.y; row < box.y + box.height; row += 1) {
      for (let at = row * width + box.x; at < row * width + box.x + box.width; at += 1) {
        const [was = NONE, is = NONE] = [before[at], after[at]];
        here.add(is);
        if (was !== NONE) there.add(was);
        if (was === is || was === NONE) continue;
        const pair = colorOf(was) * PAIR + colorOf(is);
        pairs.add(pair);
        const isLike = (other: number): boolean => before[other] === was && after[other] === is;
        if (isLike(at - 1) || isLike(at - width)) clumped.add(pair);
      }
    }
  }
  const least = Math.max(FEWEST_PIXELS, SHARE * Math.max(0, ...pairs.values()));
  const [wasThere, isHere] = [there, here].map(
    (counts) => new Map([...counts].map(([pixel, count]) => [colorOf(pixel), count])),
  );
  const candidates = [...pairs]
    .filter(([pair, pixels]) => pixels >= least && clumped.of(pair) >= CLUMPED * pixels)
    .toSorted(([a, x], [b, y]) => y - x || a - b);
  const found: Recolour[] = [];
  for (const [pair, pixels] of candidates) {
    const recolour = { from: Math.floor(pair / PAIR), to: pair % PAIR, pixels };
    const frequency = wasThere?.get(recolour.from) ?? 0;
    const isWhole = pixels >= 0.6 * frequency;
    const isNew = (wasThere?.get(recolour.to) ?? 0) <= 0.1 * pixels;
    const isReplaced = (isHere?.get(recolour.from) ?? 0) <= 0.4 * frequency;
    if (isWhole && isNew && isReplaced && !isMixOfTwo(stepOf(recolour), found.map(stepOf)))
      found.push(recolour);
    if (found.length === MOST) break;
  }
  return found;
}
