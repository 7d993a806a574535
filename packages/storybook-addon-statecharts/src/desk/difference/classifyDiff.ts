// Describes a picture's differences so that they can be compared with those of other pictures.
import type { Pixels } from '../../pictures/pixels.ts';
import type { Box } from '../desk.ts';
import { isExplained, pairOf, recoloursOf, type Recolour } from './recolours.ts';
import { boxesOf, fewerBoxes } from './regions.ts';
import { alignRows, inPlace, words, type Alignment } from './rows.ts';

/** A differing region that recolouring does not explain. */
export interface Place {
  box: Box;
  /** A hash of the pixels before and after, independent of position; '' if there is none. */
  print: string;
}

/** A picture's differences: each differing pixel is in one of the three lists of boxes. */
export interface DiffProfile {
  /** The number of differing pixels, after moved rows are aligned. */
  pixels: number;
  /** From 0 to 255. */
  levels: number;
  recolours: readonly Recolour[];
  /** In px of the picture after, as all boxes here. */
  recoloured: readonly Box[];
  /** Small spots at the corners of boxes. */
  corners: readonly Box[];
  places: readonly Place[];
  /** Whether rows were inserted or removed. */
  hasMoved: boolean;
  /** Growth in height, in px. */
  grew: number;
}

const MOST_BOXES = 24;
const MOST_PLACES = 40;
/** Marks inserted rows, which have no pixel before. */
const CAME = -1;

/** Converts a pixel's word in memory, red lowest, to 0x005c3b; pictures of pages are opaque. */
const colorOf = (word: number): number =>
  ((word & 0xff) << 16) | (word & 0xff00) | ((word >>> 16) & 0xff);

/** Counts values. Neighbours are mostly equal, so it counts a run at once. */
class Tally {
  private readonly counts = new Map<number, number>();
  private value = CAME;
  private run = 0;

  add(value: number): void {
    if (value !== this.value) this.flush(value);
    this.run += 1;
  }

  private flush(next: number): void {
    if (this.run > 0) this.counts.set(this.value, (this.counts.get(this.value) ?? 0) + this.run);
    this.value = next;
    this.run = 0;
  }

  done(): Map<number, number> {
    this.flush(CAME);
    this.counts.delete(CAME);
    return this.counts;
  }
}

function eachPixel({ x, y, width, height }: Box, row: number, visit: (at: number) => void): void {
  for (let line = y; line < y + height; line += 1) {
    for (let at = line * row + x; at < line * row + x + width; at += 1) visit(at);
  }
}

/** Two aligned pictures. */
interface Laid {
  /** The pixels before, as words in memory; `CAME` in inserted rows. */
  before: Float64Array;
  after: Uint32Array;
  /** For each pixel after: 0, or the pair of colours by `pairOf`. */
  changes: Float64Array;
  width: number;
  height: number;
}

function lay(was: Pixels, is: Pixels, alignment: Alignment): Laid {
  const { width, height } = is;
  const [from, after] = [words(was), words(is)];
  const before = new Float64Array(width * height).fill(CAME);
  const changes = new Float64Array(width * height);
  for (const pair of alignment.pairs) {
    before.set(from.subarray(pair.before * width, (pair.before + 1) * width), pair.after * width);
  }
  for (let at = 0; at < after.length; at += 1) {
    const [a, b] = [before[at] ?? CAME, after[at] ?? 0];
    if (a !== b && a !== CAME) changes[at] = pairOf(colorOf(a), colorOf(b));
  }
  // In an inserted row, all pixels but its background differ.
  for (const row of alignment.inserted) {
    const ground = after[row * width];
    for (let at = row * width; at < (row + 1) * width; at += 1)
      if (after[at] !== ground) changes[at] = CAME;
  }
  return { before, after, changes, width, height };
}

function recoloursIn({ before, after, changes, width }: Laid, boxes: readonly Box[]): Recolour[] {
  const [pairs, clumps, was, is] = [new Tally(), new Tally(), new Tally(), new Tally()];
  for (const box of boxes) {
    eachPixel(box, width, (at) => {
      const a = before[at] ?? CAME;
      was.add(a === CAME ? CAME : colorOf(a));
      is.add(colorOf(after[at] ?? 0));
      const change = changes[at] ?? 0;
      if (change <= 0) return;
      pairs.add(change);
      if (change === changes[at - 1] || change === changes[at - width]) clumps.add(change);
    });
  }
  const [counts, clumped, there, here] = [pairs.done(), clumps.done(), was.done(), is.done()];
  return recoloursOf(counts, {
    before: (color) => there.get(color) ?? 0,
    after: (color) => here.get(color) ?? 0,
    clumped: (pair) => clumped.get(pair) ?? 0,
  });
}

function printOf({ before, after, width }: Laid, box: Box): string {
  let [one, other] = [0x811c9dc5 ^ box.width, 0x01000193 ^ box.height];
  eachPixel(box, width, (at) => {
    for (const word of [before[at] ?? 0, after[at] ?? 0]) {
      one = Math.imul(one ^ word, 0x01000193);
      other = Math.imul(other ^ (word >>> 7), 0x85ebca6b) + one;
    }
  });
  return [one, other].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Maximum size of a corner, in px. */
const CORNER = 64;
/** Maximum aspect ratio of two touching corners; words are longer. */
const LONGER = 2.9;
/** Fewer spots than this have another cause. */
const FEWEST_CORNERS = 3;
/** Smaller regions are mixed pixels that no recolouring predicts. */
const SPECK = 6;

/** Returns the corners of boxes: small spots, each level with another or on the same vertical edge. */
function cornersAmong(boxes: readonly Box[]): Set<Box> {
  const spots = boxes.filter(
    ({ width, height }) =>
      Math.max(width, height) <= Math.min(CORNER, LONGER * Math.min(width, height)),
  );
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 2;
  const corners = spots.filter((one) =>
    spots.some(
      (other) =>
        other !== one &&
        (isNear(other.x, one.x) ||
          isNear(other.y, one.y) ||
          isNear(other.x + other.width, one.x + one.width) ||
          isNear(other.y + other.height, one.y + one.height)),
    ),
  );
  return new Set(corners.length >= FEWEST_CORNERS ? corners : []);
}

function classifyAligned(was: Pixels, is: Pixels, alignment: Alignment): DiffProfile {
  const laid = lay(was, is, alignment);
  const { changes, width, height } = laid;
  const boxes = boxesOf({ data: changes, width, height });
  const recolours = recoloursIn(laid, boxes);
  const explained = new Map<number, boolean>([[CAME, false]]);
  const isRecolour = (change: number): boolean => {
    const known = explained.get(change) ?? isExplained(change, recolours);
    explained.set(change, known);
    return known;
  };
  let [pixels, levels] = [0, 0];
  const [recoloured, unexplained] = [
    new Uint8Array(changes.length),
    new Uint8Array(changes.length),
  ];
  for (let at = 0; at < changes.length; at += 1) {
    const change = changes[at] ?? 0;
    if (change === 0) continue;
    (recolours.length > 0 && isRecolour(change) ? recoloured : unexplained)[at] = 1;
    if (change === CAME) continue;
    pixels += 1;
    for (let shift = 0; shift < 24; shift += 8) {
      const [a, b] = [laid.before[at] ?? 0, laid.after[at] ?? 0];
      levels = Math.max(levels, Math.abs(((a >>> shift) & 0xff) - ((b >>> shift) & 0xff)));
    }
  }
  const isSpeck = (box: Box): boolean => {
    let count = 0;
    eachPixel(box, width, (at) => (count += unexplained[at] ?? 0));
    return count <= SPECK;
  };
  const remaining = boxesOf({ data: unexplained, width, height }).filter(
    (box) => recolours.length === 0 || !isSpeck(box),
  );
  const hasMoved = alignment.inserted.length + alignment.removed.length > 0;
  const corners = cornersAmong(remaining);
  const others = remaining.filter((box) => !corners.has(box));
  return {
    pixels,
    levels,
    recolours,
    recoloured: fewerBoxes(boxesOf({ data: recoloured, width, height }), MOST_BOXES),
    corners: fewerBoxes([...corners], MOST_BOXES),
    places: others.slice(0, MOST_PLACES).map((box) => ({ box, print: printOf(laid, box) })),
    hasMoved,
    grew: is.height - was.height,
  };
}

/** Pictures of different widths cannot be aligned: the whole picture differs. */
function classifyWhole(before: Pixels, { width, height }: Pixels): DiffProfile {
  return {
    pixels: width * height,
    levels: 255,
    recolours: [],
    recoloured: [],
    corners: [],
    places: [{ box: { x: 0, y: 0, width, height }, print: '' }],
    hasMoved: true,
    grew: height - before.height,
  };
}

/** Classifies the differences of two pictures. */
export function classifyDiff(before: Pixels, after: Pixels): DiffProfile {
  if (before.width !== after.width) return classifyWhole(before, after);
  if (before.height !== after.height)
    return classifyAligned(before, after, alignRows(before, after));
  const found = classifyAligned(before, after, inPlace(after.height));
  if (found.places.length === 0) return found;
  const aligned = classifyAligned(before, after, alignRows(before, after));
  return aligned.pixels < 0.7 * found.pixels ? aligned : found;
}
