// Describes a picture's differences so that they can be compared with those of other pictures.
import { createHash } from 'node:crypto';
import { exceedingIn, isNoise, type Pixels } from '../../pictures/pixels.ts';
import type { Box } from '../desk.ts';
import { boxesOf, fewerBoxes } from './boxes.ts';
import { explainPairs, pairOf, type ColourStep } from './colourSteps.ts';
import { NONE, pairEqualRows, pairInPlace, type AlignedPair } from './rows.ts';

/** A differing region that no token's colour explains. */
export interface Place {
  box: Box;
  /** A hash of the pixels before and after, independent of position; '' if there is none. */
  print: string;
}

/** A picture's differences: each differing pixel is in one of the two lists of boxes. */
export interface DiffProfile {
  /** The number of differing pixels, after moved rows are aligned. */
  pixels: number;
  /** From 0 to 255. */
  levels: number;
  /** The colours of tokens that explain pixels. */
  colours: readonly ColourStep[];
  /** In px of the picture after, as all boxes here. */
  recoloured: readonly Box[];
  places: readonly Place[];
  /** Whether rows were inserted or removed. */
  hasMoved: boolean;
  /** Growth in height, in px. */
  grew: number;
}

const MOST_BOXES = 24;
const MOST_PLACES = 40;

const colourOf = (pixel: number): number =>
  ((pixel & 0xff) << 16) | (pixel & 0xff00) | ((pixel >>> 16) & 0xff);

/** By how many levels one channel differs. */
const channel = (was: number, is: number, shift: number): number =>
  Math.abs(((was >>> shift) & 0xff) - ((is >>> shift) & 0xff));

/** The largest difference of a channel: all of it without a pixel before. */
const levelsOf = (was: number, is: number): number =>
  was === NONE ? 255 : Math.max(channel(was, is, 0), channel(was, is, 8), channel(was, is, 16));

function printOf({ before, after, width }: AlignedPair, box: Box): string {
  const hash = createHash('sha256').update(`${box.width}×${box.height}`);
  for (let row = box.y; row < box.y + box.height; row += 1) {
    const [from, to] = [row * width + box.x, row * width + box.x + box.width];
    hash.update(before.subarray(from, to)).update(after.subarray(from, to));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Smaller regions beside recoloured ones are mixed pixels that no recolouring predicts. */
const SPECK = 6;

function countIn({ data, width }: { data: Uint8Array; width: number }, box: Box): number {
  let count = 0;
  for (let row = box.y; row < box.y + box.height; row += 1)
    for (let at = row * width + box.x; at < row * width + box.x + box.width; at += 1)
      count += data[at] ?? 0;
  return count;
}

function classifyPair(pair: AlignedPair, grew: number, steps: readonly ColourStep[]): DiffProfile {
  const { before, after, width, height } = pair;
  const mask = () => ({ data: new Uint8Array(after.length), width, height });
  const [recoloured, others] = [mask(), mask()];
  const pairs = new Set<number>();
  const differs = (at: number): boolean => {
    // In an inserted row, all pixels but its background differ.
    const was = before[at] === NONE ? after[at - (at % width)] : before[at];
    return was !== after[at];
  };
  const pairAt = (at: number): number =>
    before[at] === NONE ? -1 : pairOf(colourOf(before[at] ?? NONE), colourOf(after[at] ?? NONE));
  if (steps.length > 0)
    for (let at = 0; at < after.length; at += 1) if (differs(at)) pairs.add(pairAt(at));
  pairs.delete(-1);
  const explained = explainPairs(pairs, steps);
  let [pixels, levels] = [0, 0];
  /** The unexplained pixels by their difference; those of inserted rows are none. */
  const rest = new Uint32Array(256);
  for (let at = 0; at < after.length; at += 1) {
    if (!differs(at)) continue;
    const [was = NONE, is = NONE] = [before[at], after[at]];
    const isExplained = explained.size > 0 && explained.has(pairAt(at));
    (isExplained ? recoloured : others).data[at] = 1;
    const most = levelsOf(was, is);
    if (!isExplained) rest[most] = (rest[most] ?? 0) + 1;
    if (was === NONE) continue;
    pixels += 1;
    levels = Math.max(levels, most);
  }
  // Beside a token's colour, the noise of a run is no cause of its own.
  const isRestNoise = explained.size > 0 && isNoise({ exceeding: exceedingIn(rest) });
  const boxes = boxesOf(others).filter(
    (box) => explained.size === 0 || (!isRestNoise && countIn(others, box) > SPECK),
  );
  return {
    pixels,
    levels,
    colours: [...new Set(explained.values())],
    recoloured: fewerBoxes(boxesOf(recoloured), MOST_BOXES),
    places: boxes.slice(0, MOST_PLACES).map((box) => ({ box, print: printOf(pair, box) })),
    hasMoved: pair.hasMoved,
    grew,
  };
}

/**
 * Classifies the differences of two pictures.
 * @param steps the changed colours of design tokens
 */
export function classifyDiff(
  before: Pixels,
  after: Pixels,
  steps: readonly ColourStep[] = [],
): DiffProfile {
  const { width, height } = after;
  const grew = height - before.height;
  if (before.width !== width) {
    // Pictures of different widths cannot be aligned: the whole picture differs.
    const box = { x: 0, y: 0, width, height };
    const whole = { pixels: width * height, levels: 255, places: [{ box, print: '' }] };
    return { colours: [], recoloured: [], ...whole, hasMoved: true, grew };
  }
  const found = grew === 0 ? classifyPair(pairInPlace(before, after), grew, steps) : undefined;
  if (found?.places.length === 0) return found;
  const aligned = classifyPair(pairEqualRows(before, after), grew, steps);
  return found === undefined || aligned.pixels < 0.7 * found.pixels ? aligned : found;
}
