// Which colours became which: the few pairs that explain a picture's changed pixels, softened edges included.

/** A colour that became another. As numbers, red highest: 0x005c3b. */
export interface Recolour {
  from: number;
  to: number;
  /** How many pixels did exactly that. */
  pixels: number;
}

/** How many pixels went from one colour to another, by `pairOf`. */
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

/** Is the step a part of another: a tint of the same colour, or its softened edge? */
export function isPartOf(delta: Delta, whole: Delta): boolean {
  const length = dot(whole, whole);
  if (length === 0) return false;
  const share = dot(delta, whole) / length;
  return isShare(share) && isNear(delta, whole, share, whole, 0);
}

/** Where two recoloured surfaces meet, a pixel is a mix of both. */
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

/** Is what became of a pixel told by these recolours? */
export function isExplained(pair: number, recolours: readonly Recolour[]): boolean {
  const delta = deltaOf({ from: fromOf(pair), to: toOf(pair) });
  if (recolours.length > 0 && delta.every((step) => Math.abs(step) <= SMALL)) return true;
  const steps = recolours.map(deltaOf);
  return steps.some(
    (step, index) =>
      isPartOf(delta, step) || steps.slice(index + 1).some((other) => isMixOf(delta, step, other)),
  );
}

/** At most so many in one picture; more than these is no recolouring. */
const MOST = 8;
const FEWEST = 12;
/** A colour with a smaller share of the most frequent one's pixels is a softened edge. */
const SHARE = 0.01;
/** The share of a colour's pixels that lie beside another of them. */
const CLUMPED = 0.4;

export interface Surroundings {
  /** How often a colour occurs before, and after, near what changed. */
  before: (color: number) => number;
  after: (color: number) => number;
  /** How many pixels of a pair have one of the same pair beside them. */
  clumped: (pair: number) => number;
}

/**
 * The recolours of a picture, most pixels first. A colour was recoloured when most of it near the
 * change became one other colour, which was hardly there before: what is drawn anew in the colours
 * that were there is none.
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
    // A surface or a stroke, and not the softened pixel at each of many corners.
    if (near.clumped(pair) < CLUMPED * pixels) continue;
    // Where two recoloured surfaces meet, their mix is no colour of its own.
    const steps = found.map(deltaOf);
    if (steps.some((a, index) => steps.slice(index + 1).some((b) => isMixOf(delta, a, b))))
      continue;
    found.push({ from, to, pixels });
  }
  return found;
}
