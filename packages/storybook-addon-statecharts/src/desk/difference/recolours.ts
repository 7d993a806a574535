// Finds the few pairs of colours that explain a picture's changed pixels and antialiased edges.

/** A replaced colour, as numbers with red highest: 0x005c3b. */
export interface Recolour {
  from: number;
  to: number;
  /** The number of pixels with exactly this change. */
  pixels: number;
}

/** The number of pixels for each pair of colours, by `pairOf`. */
export type PairCounts = ReadonlyMap<number, number>;

const BASE = 0x1000000;
export const pairOf = (from: number, to: number): number => from * BASE + to;
export const fromOf = (pair: number): number => Math.floor(pair / BASE);
export const toOf = (pair: number): number => pair % BASE;

type Delta = readonly [number, number, number];

const channel = (color: number, shift: number): number => (color >> shift) & 0xff;

export const deltaOf = ({ from, to }: Pick<Recolour, 'from' | 'to'>): Delta => [
  channel(to, 16) - channel(from, 16),
  channel(to, 8) - channel(from, 8),
  channel(to, 0) - channel(from, 0),
];

const dot = (a: Delta, b: Delta): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Levels that rounding and gamma may add to a mix. */
const TOLERANCE = 4;

function isNear(delta: Delta, a: Delta, t: number, b: Delta, u: number): boolean {
  return ([0, 1, 2] as const).every(
    (index) => Math.abs(delta[index] - t * a[index] - u * b[index]) <= TOLERANCE,
  );
}

const isShare = (share: number): boolean => share >= -0.02 && share <= 1.02;

/** Whether a colour step is a fraction of another: a tint of the same colour, or its antialiased edge. */
export function isPartOf(delta: Delta, whole: Delta): boolean {
  const length = dot(whole, whole);
  if (length === 0) return false;
  const share = dot(delta, whole) / length;
  return isShare(share) && isNear(delta, whole, share, whole, 0);
}

/** Whether a colour step mixes two others, as where two recoloured surfaces meet. */
function isMixOf(delta: Delta, a: Delta, b: Delta): boolean {
  const [aa, ab, bb] = [dot(a, a), dot(a, b), dot(b, b)];
  const determinant = aa * bb - ab * ab;
  if (Math.abs(determinant) < 1e-6) return false;
  const [da, db] = [dot(delta, a), dot(delta, b)];
  const t = (da * bb - db * ab) / determinant;
  const u = (db * aa - da * ab) / determinant;
  return isShare(t) && isShare(u) && isNear(delta, a, t, b, u);
}

const SMALL = 3;

/** Whether these recolours explain a pixel's change. */
export function isExplained(pair: number, recolours: readonly Recolour[]): boolean {
  const delta = deltaOf({ from: fromOf(pair), to: toOf(pair) });
  if (recolours.length > 0 && delta.every((step) => Math.abs(step) <= SMALL)) return true;
  const steps = recolours.map(deltaOf);
  return steps.some(
    (step, index) =>
      isPartOf(delta, step) || steps.slice(index + 1).some((other) => isMixOf(delta, step, other)),
  );
}

/** Maximum number of recolours in a picture; beyond it, the cause is another. */
const MOST = 8;
const FEWEST = 12;
/** A colour with less than this share of the most frequent one's pixels is an antialiased edge. */
const SHARE = 0.01;
/** Minimum share of a colour's pixels that have such a neighbour. */
const CLUMPED = 0.4;

export interface Surroundings {
  /** A colour's frequency before, and after, near the change. */
  before: (color: number) => number;
  after: (color: number) => number;
  /** The number of a pair's pixels with a neighbour of the same pair. */
  clumped: (pair: number) => number;
}

/**
 * Returns a picture's recolours, most pixels first. A colour was recoloured when most of it near
 * the change became one other colour that was rare before, which excludes redrawing in existing
 * colours.
 */
export function recoloursOf(counts: PairCounts, near: Surroundings): Recolour[] {
  const found: Recolour[] = [];
  const most = [...counts.values()].reduce((a, b) => Math.max(a, b), 0);
  const candidates = [...counts]
    .filter(([, pixels]) => pixels >= Math.max(FEWEST, SHARE * most))
    .toSorted(([a, x], [b, y]) => y - x || a - b)
    .slice(0, 40);
  for (const [pair, pixels] of candidates) {
    if (found.length === MOST) break;
    const from = fromOf(pair);
    const to = toOf(pair);
    const delta = deltaOf({ from, to });
    const isWholly = pixels >= 0.6 * near.before(from);
    const isNew = near.before(to) <= 0.1 * pixels;
    const isLeft = near.after(from) <= 0.4 * near.before(from);
    if (!isWholly || !isNew || !isLeft) continue;
    // Accepts surfaces and strokes, not the antialiased pixels of many corners.
    if (near.clumped(pair) < CLUMPED * pixels) continue;
    // Where two recoloured surfaces meet, their mix is no colour of its own.
    const steps = found.map(deltaOf);
    if (steps.some((a, index) => steps.slice(index + 1).some((b) => isMixOf(delta, a, b))))
      continue;
    found.push({ from, to, pixels });
  }
  return found;
}
