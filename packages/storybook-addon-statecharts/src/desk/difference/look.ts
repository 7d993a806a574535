// What became of a picture, told so that it can be compared with what became of others.
import type { Pixels } from '../../pictures/pixels.ts';
import type { Box } from '../desk.ts';
import { isExplained, pairOf, recoloursOf, type PairCounts, type Recolour } from './recolours.ts';
import { boxesOf, fewerBoxes, type Mask } from './regions.ts';
import { alignRows, inPlace, words, type Alignment } from './rows.ts';

/** A place that is more than recoloured. */
export interface Place {
  box: Box;
  /** Of the pixels before and after, wherever it lies: equal where the same became the same. */
  print: string;
}

/** How a picture differs, apart from its colours. */
export type Manner =
  /** Nothing but recoloured. */
  | 'none'
  /** Small spots at the corners of boxes, in the colours around them. */
  | 'corners'
  /** The same things, with more or less room between them. */
  | 'spaced'
  /** Other shapes in the colours that were there. */
  | 'redrawn'
  /** Colours that were not there. */
  | 'content';

export interface Look {
  /** Pixels that differ, once rows that moved lie over each other. */
  pixels: number;
  /** Of 255. */
  levels: number;
  /** Of all that differs, in px of the picture after. */
  boxes: readonly Box[];
  recolours: readonly Recolour[];
  places: readonly Place[];
  manner: Manner;
  /** How many px the picture grew in height. */
  grew: number;
  /** Blank rows that came, less those that went. */
  space: number;
}

/** From a word as it lies in memory, red lowest, to 0x005c3b; pictures of pages have no holes. */
const colorOf = (word: number): number =>
  ((word & 0xff) << 16) | (word & 0xff00) | ((word >>> 16) & 0xff);

const MOST_BOXES = 24;
const MOST_PLACES = 40;
/** A corner is no larger, in px. */
const CORNER = 64;
/** Two corners that touch are so much longer than high; words are longer still. */
const LONGER = 2.9;
/** Fewer spots than this are something else. */
const FEWEST_CORNERS = 3;

interface Compared {
  mask: Mask;
  counts: Map<number, number>;
  pixels: number;
  levels: number;
}

class Pair {
  readonly before: Uint32Array;
  readonly after: Uint32Array;
  readonly width: number;
  readonly height: number;
  readonly heightBefore: number;
  readonly alignment: Alignment;
  /** The row before of each row after; -1 where there is none. */
  private readonly partner: Int32Array;

  constructor(before: Pixels, after: Pixels, alignment: Alignment) {
    this.before = words(before);
    this.after = words(after);
    this.width = after.width;
    this.height = after.height;
    this.heightBefore = before.height;
    this.alignment = alignment;
    this.partner = new Int32Array(after.height).fill(-1);
    for (const pair of alignment.pairs) this.partner[pair.after] = pair.before;
  }

  /** The word before at a place after; undefined in a row that is new. */
  beforeAt(x: number, y: number): number | undefined {
    const row = this.partner[y] ?? -1;
    return row < 0 ? undefined : this.before[row * this.width + x];
  }

  isBlank(rows: Uint32Array, row: number): boolean {
    const start = row * this.width;
    const first = rows[start];
    for (let at = start + 1; at < start + this.width; at += 1) {
      if (rows[at] !== first) return false;
    }
    return true;
  }

  compare(): Compared {
    const { width, height, before, after } = this;
    const mask: Mask = { data: new Uint8Array(width * height), width, height };
    const counts = new Map<number, number>();
    let pixels = 0;
    let levels = 0;
    for (const pair of this.alignment.pairs) {
      const from = pair.before * width;
      const to = pair.after * width;
      // Most pixels that differ do as their neighbour does: counted by runs.
      let [was, is, run] = [0, 0, 0];
      const flush = (): void => {
        if (run === 0) return;
        const key = pairOf(colorOf(was), colorOf(is));
        counts.set(key, (counts.get(key) ?? 0) + run);
        pixels += run;
        for (let shift = 0; shift < 24; shift += 8) {
          const distance = Math.abs(((was >>> shift) & 0xff) - ((is >>> shift) & 0xff));
          if (distance > levels) levels = distance;
        }
        run = 0;
      };
      for (let x = 0; x < width; x += 1) {
        const a = before[from + x] ?? 0;
        const b = after[to + x] ?? 0;
        if (a === b) continue;
        mask.data[to + x] = 1;
        if (run > 0 && (a !== was || b !== is)) flush();
        [was, is] = [a, b];
        run += 1;
      }
      flush();
    }
    return { mask, counts, pixels, levels };
  }

  /** What stands in rows that came: all but their blank. @returns how many of them are blank */
  markInserted(mask: Mask): number {
    let blank = 0;
    for (const row of this.alignment.inserted) {
      if (this.isBlank(this.after, row)) {
        blank += 1;
        continue;
      }
      const start = row * this.width;
      for (let x = 0; x < this.width; x += 1) {
        if (this.after[start + x] !== this.after[start]) mask.data[start + x] = 1;
      }
    }
    return blank;
  }
}

/** Colours near what differs, before and after. */
function surroundings(pair: Pair, boxes: readonly Box[]) {
  const before = new Map<number, number>();
  const after = new Map<number, number>();
  const add = (counts: Map<number, number>, word: number, pixels: number): void => {
    const color = colorOf(word);
    counts.set(color, (counts.get(color) ?? 0) + pixels);
  };
  for (const box of boxes) {
    for (let y = box.y; y < box.y + box.height; y += 1) {
      let [was, is, run] = [pair.beforeAt(box.x, y), pair.after[y * pair.width + box.x] ?? 0, 0];
      for (let x = box.x; x <= box.x + box.width; x += 1) {
        const isEnd = x === box.x + box.width;
        const a = isEnd ? undefined : pair.beforeAt(x, y);
        const b = isEnd ? -1 : (pair.after[y * pair.width + x] ?? 0);
        if (a === was && b === is) {
          run += 1;
          continue;
        }
        if (was !== undefined) add(before, was, run);
        add(after, is, run);
        [was, is, run] = [a, b, 1];
      }
    }
  }
  return {
    before: (color: number): number => before.get(color) ?? 0,
    after: (color: number): number => after.get(color) ?? 0,
  };
}

/** Of how many pixels that became one colour from another the one above or to the left did, too. */
function clumps(pair: Pair, { data, width, height }: Mask): (one: number) => number {
  let counts: Map<number, number> | undefined;
  const count = (): Map<number, number> => {
    const found = new Map<number, number>();
    for (let y = 1; y < height; y += 1) {
      for (let x = 1; x < width; x += 1) {
        const at = y * width + x;
        if (data[at] === 0) continue;
        const is = pair.after[at] ?? 0;
        const isLike = (other: number, ox: number, oy: number): boolean =>
          data[other] !== 0 &&
          pair.after[other] === is &&
          pair.beforeAt(ox, oy) === pair.beforeAt(x, y);
        if (!isLike(at - 1, x - 1, y) && !isLike(at - width, x, y - 1)) continue;
        const key = pairOf(colorOf(pair.beforeAt(x, y) ?? 0), colorOf(is));
        found.set(key, (found.get(key) ?? 0) + 1);
      }
    }
    return found;
  };
  return (one) => (counts ??= count()).get(one) ?? 0;
}

/** Leaves in the mask what recolours do not explain. */
function unexplained(
  pair: Pair,
  mask: Mask,
  counts: PairCounts,
  recolours: readonly Recolour[],
): Mask {
  if (recolours.length === 0) return mask;
  const told = new Set([...counts.keys()].filter((key) => isExplained(key, recolours)));
  const data = mask.data.slice();
  for (let y = 0; y < mask.height; y += 1) {
    for (let x = 0; x < mask.width; x += 1) {
      const at = y * mask.width + x;
      if (data[at] === 0) continue;
      const was = pair.beforeAt(x, y);
      if (was !== undefined && told.has(pairOf(colorOf(was), colorOf(pair.after[at] ?? 0))))
        data[at] = 0;
    }
  }
  return { ...mask, data };
}

/** Single pixels that mix what no rule foresees: no place of their own. */
const isSpeck = (mask: Mask, box: Box): boolean => {
  let pixels = 0;
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let x = box.x; x < box.x + box.width; x += 1) {
      if (mask.data[y * mask.width + x] !== 0) pixels += 1;
    }
  }
  return pixels <= 6;
};

function printOf(pair: Pair, box: Box): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  const add = (word: number): void => {
    one = Math.imul(one ^ word, 0x01000193);
    other = Math.imul(other ^ (word >>> 7), 0x85ebca6b) + one;
  };
  add(box.width);
  add(box.height);
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let x = box.x; x < box.x + box.width; x += 1) {
      add(pair.beforeAt(x, y) ?? 0);
      add(pair.after[y * pair.width + x] ?? 0);
    }
  }
  return [one, other].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Colours of which there are surfaces: a pixel like those right of it and below it. */
function surfaces(
  pixels: Uint32Array,
  width: number,
  box: Box,
  height: number,
): Map<number, number> {
  const counts = new Map<number, number>();
  const bottom = Math.min(box.y + box.height, height - 1);
  let [color, run] = [0, 0];
  const flush = (): void => {
    if (run > 0) counts.set(color, (counts.get(color) ?? 0) + run);
    run = 0;
  };
  for (let y = box.y; y < bottom; y += 1) {
    for (let x = box.x; x < Math.min(box.x + box.width, width - 1); x += 1) {
      const at = y * width + x;
      const word = pixels[at] ?? 0;
      if (word !== pixels[at + 1] || word !== pixels[at + width]) continue;
      if (word !== color) {
        flush();
        color = word;
      }
      run += 1;
    }
  }
  flush();
  return counts;
}

const SURFACE = 24;

function hasNewSurface(
  pair: Pair,
  places: readonly Place[],
  recolours: readonly Recolour[],
): boolean {
  const recoloured = new Set(recolours.map(({ to }) => to));
  const whole = { x: 0, y: 0, width: pair.width, height: pair.heightBefore };
  let before: Map<number, number> | undefined;
  for (const { box } of places) {
    for (const [word, count] of surfaces(pair.after, pair.width, box, pair.height)) {
      if (count < SURFACE || recoloured.has(colorOf(word))) continue;
      before ??= surfaces(pair.before, pair.width, whole, pair.heightBefore);
      if ((before.get(word) ?? 0) === 0) return true;
    }
  }
  return false;
}

/** A colour on less of the picture than this is ink; on more, a ground. */
const INK = 0.02;
/** The share of what differs by which the ink of two pictures may differ when all of it only moved. */
const MOVED = 0.06;

function histogram(pixels: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  let [color, run] = [pixels[0] ?? 0, 0];
  for (const word of pixels) {
    if (word === color) {
      run += 1;
      continue;
    }
    counts.set(color, (counts.get(color) ?? 0) + run);
    [color, run] = [word, 1];
  }
  counts.set(color, (counts.get(color) ?? 0) + run);
  return counts;
}

/** Is there as much of every ink as before? Then the same things stand elsewhere. */
function isMoved(pair: Pair, pixels: number): boolean {
  const [before, after] = [histogram(pair.before), histogram(pair.after)];
  const most = INK * Math.max(pair.before.length, pair.after.length);
  let differing = 0;
  for (const color of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(color) ?? 0, after.get(color) ?? 0];
    if (Math.max(was, is) < most) differing += Math.abs(was - is);
  }
  return differing <= MOVED * pixels;
}

/** Small spots, each with another at the same height or beside the same edge: the corners of a box. */
function areCorners(places: readonly Place[]): boolean {
  const isSpot = ({ width, height }: Box): boolean =>
    Math.max(width, height) <= Math.min(CORNER, LONGER * Math.min(width, height));
  if (!places.every(({ box }) => isSpot(box))) return false;
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 2;
  const partnered = places.filter(({ box }) =>
    places.some(
      ({ box: other }) =>
        other !== box &&
        (isNear(other.x, box.x) ||
          isNear(other.y, box.y) ||
          isNear(other.x + other.width, box.x + box.width) ||
          isNear(other.y + other.height, box.y + box.height)),
    ),
  );
  return places.length >= FEWEST_CORNERS && partnered.length >= 0.7 * places.length;
}

function lookAligned(before: Pixels, after: Pixels, alignment: Alignment): Look {
  const pair = new Pair(before, after, alignment);
  const { mask, counts, pixels, levels } = pair.compare();
  const came = pair.markInserted(mask);
  const gone = alignment.removed.filter((row) => pair.isBlank(pair.before, row)).length;
  const boxes = boxesOf(mask);
  const recolours = recoloursOf(counts, {
    ...surroundings(pair, boxes),
    clumped: clumps(pair, mask),
  });
  const left = unexplained(pair, mask, counts, recolours);
  const places = (recolours.length === 0 ? boxes : boxesOf(left))
    .filter((box) => recolours.length === 0 || !isSpeck(left, box))
    .slice(0, MOST_PLACES)
    .map((box): Place => ({ box, print: printOf(pair, box) }));
  const moved = alignment.inserted.length + alignment.removed.length > 0;
  const isContent =
    gone < alignment.removed.length && places.length === 0
      ? true
      : hasNewSurface(pair, places, recolours);
  const manner: Manner =
    places.length === 0
      ? isContent
        ? 'content'
        : moved
          ? 'spaced'
          : 'none'
      : isContent
        ? 'content'
        : !moved && areCorners(places)
          ? 'corners'
          : // Recoloured ink is another ink: nothing tells whether it moved.
            recolours.length === 0 && isMoved(pair, pixels)
            ? 'spaced'
            : 'redrawn';
  return {
    pixels,
    levels,
    boxes: fewerBoxes(boxes, MOST_BOXES),
    recolours,
    places,
    manner,
    grew: after.height - before.height,
    space: came - gone,
  };
}

/** Of two widths nothing can be laid over each other: the whole picture differs. */
function lookWhole({ width, height, data }: Pixels, before: Pixels): Look {
  const box = { x: 0, y: 0, width, height };
  let print = 0x811c9dc5;
  for (const byte of [before.width, before.height, ...data.subarray(0, 4096)])
    print = Math.imul(print ^ byte, 0x01000193);
  return {
    pixels: width * height,
    levels: 255,
    boxes: [box],
    recolours: [],
    places: [{ box, print: (print >>> 0).toString(16) }],
    manner: 'redrawn',
    grew: height - before.height,
    space: 0,
  };
}

/** What became of a picture. */
export function look(before: Pixels, after: Pixels): Look {
  if (before.width !== after.width) return lookWhole(after, before);
  if (before.height === after.height) {
    const found = lookAligned(before, after, inPlace(after.height));
    if (found.manner !== 'redrawn' && found.manner !== 'content') return found;
    const aligned = lookAligned(before, after, alignRows(before, after));
    return aligned.pixels < 0.7 * found.pixels ? aligned : found;
  }
  return lookAligned(before, after, alignRows(before, after));
}
