// Describes a picture's differences so that they can be compared with those of other pictures.
import { createHash } from 'node:crypto';
import type { Pixels } from '../../pictures/pixels.ts';
import type { Box } from '../desk.ts';
import { boxesOf, fewerBoxes } from './boxes.ts';
import { explainedBy, recoloursOf, type Recolour } from './recolours.ts';
import { NONE, pairEqualRows, pairInPlace, type AlignedPair } from './rows.ts';

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

function printOf({ before, after, width }: AlignedPair, box: Box): string {
  const hash = createHash('sha256').update(`${box.width}×${box.height}`);
  for (let row = box.y; row < box.y + box.height; row += 1) {
    const [from, to] = [row * width + box.x, row * width + box.x + box.width];
    hash.update(before.subarray(from, to)).update(after.subarray(from, to));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Maximum size of a corner, in px. */
const CORNER = 64;
/** Maximum aspect ratio of two touching corners; words are longer. */
const LONGER = 2.9;
/** Fewer spots than this have another cause. */
const FEWEST_CORNERS = 3;

/** Returns the corners of boxes: small spots, each level with another or on the same vertical edge. */
function cornersAmong(boxes: readonly Box[]): Box[] {
  const spots = boxes.filter(
    ({ width, height }) =>
      Math.max(width, height) <= Math.min(CORNER, LONGER * Math.min(width, height)),
  );
  const edges = ({ x, y, width, height }: Box): number[] => [x, y, x + width, y + height];
  const isInLine = (one: Box, other: Box): boolean =>
    edges(one).some((edge, index) => Math.abs(edge - (edges(other)[index] ?? 0)) <= 2);
  const corners = spots.filter((one) =>
    spots.some((other) => other !== one && isInLine(one, other)),
  );
  return corners.length >= FEWEST_CORNERS ? corners : [];
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

function classifyPair(pair: AlignedPair, grew: number): DiffProfile {
  const { before, after, width, height } = pair;
  const mask = () => ({ data: new Uint8Array(after.length), width, height });
  const [differing, recoloured, others] = [mask(), mask(), mask()];
  for (let at = 0; at < after.length; at += 1) {
    // In an inserted row, all pixels but its background differ.
    const was = before[at] === NONE ? after[at - (at % width)] : before[at];
    if (was !== after[at]) differing.data[at] = 1;
  }
  const recolours = recoloursOf(pair, boxesOf(differing));
  const isExplained = explainedBy(recolours);
  let [pixels, levels] = [0, 0];
  for (let at = 0; at < after.length; at += 1) {
    if (differing.data[at] === 0) continue;
    const [was = NONE, is = NONE] = [before[at], after[at]];
    (isExplained(was, is) ? recoloured : others).data[at] = 1;
    if (was === NONE) continue;
    pixels += 1;
    for (let shift = 0; shift < 24; shift += 8)
      levels = Math.max(levels, Math.abs(((was >>> shift) & 0xff) - ((is >>> shift) & 0xff)));
  }
  const boxes = boxesOf(others).filter(
    (box) => recolours.length === 0 || countIn(others, box) > SPECK,
  );
  const corners = cornersAmong(boxes);
  return {
    pixels,
    levels,
    recolours,
    recoloured: fewerBoxes(boxesOf(recoloured), MOST_BOXES),
    corners: fewerBoxes(corners, MOST_BOXES),
    places: boxes
      .filter((box) => !corners.includes(box))
      .slice(0, MOST_PLACES)
      .map((box) => ({ box, print: printOf(pair, box) })),
    hasMoved: pair.hasMoved,
    grew,
  };
}

/** Classifies the differences of two pictures. */
export function classifyDiff(before: Pixels, after: Pixels): DiffProfile {
  const { width, height } = after;
  const grew = height - before.height;
  if (before.width !== width) {
    // Pictures of different widths cannot be aligned: the whole picture differs.
    const box = { x: 0, y: 0, width, height };
    const nothing = { recolours: [], recoloured: [], corners: [] };
    const whole = { pixels: width * height, levels: 255, places: [{ box, print: '' }] };
    return { ...nothing, ...whole, hasMoved: true, grew };
  }
  const found = grew === 0 ? classifyPair(pairInPlace(before, after), grew) : undefined;
  if (found?.places.length === 0) return found;
  const aligned = classifyPair(pairEqualRows(before, after), grew);
  return found === undefined || aligned.pixels < 0.7 * found.pixels ? aligned : found;
}
