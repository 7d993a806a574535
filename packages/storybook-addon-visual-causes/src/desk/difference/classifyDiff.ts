// Describes a picture's differences so that they can be compared with those of other pictures.
import { createHash } from 'node:crypto';
import { exceedingIn, isNoise, type Pixels } from '../../pictures/pixels.ts';
import type { Box } from '../desk.ts';
import { createBands, type CountedBox } from './boxes.ts';
import { explainPairs, pairOf, type ColourStep } from './colourSteps.ts';

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
  /** Growth in height, in px. */
  grew: number;
}

/** Smaller regions beside recoloured ones are mixed pixels that no recolouring predicts. */
const SPECK = 6;

/** Both versions of a row as numbers, a pixel each with red lowest; an inserted row has none before. */
interface RowPair {
  y: number;
  was: Uint32Array | undefined;
  is: Uint32Array;
}

/** By how many levels a channel differs at most. */
const levelsOf = (was: number, is: number): number =>
  Math.max(
    ...[0, 8, 16].map((shift) => Math.abs(((was >>> shift) & 0xff) - ((is >>> shift) & 0xff))),
  );

/** Returns the rows that differ. Where a page grew, equal rows below are compared with each other. */
function differingRows(before: Pixels, after: Pixels): RowPair[] {
  const { width, height } = after;
  const bytes = width * 4;
  const rowOf = ({ data }: Pixels, y: number): Buffer =>
    Buffer.from(data.buffer, data.byteOffset + y * bytes, bytes);
  const numbers = (row: Buffer): Uint32Array => new Uint32Array(Uint8Array.from(row).buffer);
  const grew = height - before.height;
  const isEqual = (was: number, is: number): boolean =>
    was >= 0 && rowOf(before, was).equals(rowOf(after, is));
  let bottom = height;
  if (grew !== 0) while (bottom > 0 && isEqual(bottom - 1 - grew, bottom - 1)) bottom -= 1;
  return Array.from({ length: bottom }, (_, y) => y).flatMap((y) => {
    const hasPartner = y < bottom - grew;
    if (hasPartner && isEqual(y, y)) return [];
    const was = hasPartner ? numbers(rowOf(before, y)) : undefined;
    return [{ y, was, is: numbers(rowOf(after, y)) }];
  });
}

function printOf(rows: readonly RowPair[], { x, y, width, height }: Box): string {
  const hash = createHash('sha256').update(`${width}×${height}`);
  for (const row of rows) {
    if (row.y < y || row.y >= y + height) continue;
    hash.update(`${row.y - y}`).update(row.is.subarray(x, x + width));
    if (row.was !== undefined) hash.update(row.was.subarray(x, x + width));
  }
  return hash.digest('hex').slice(0, 16);
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
    return { colours: [], recoloured: [], ...whole, grew };
  }
  const rows = differingRows(before, after);
  const pairs = new Set<number>();
  if (steps.length > 0)
    for (const { was, is } of rows)
      was?.forEach((from, x) => {
        if (from !== is[x]) pairs.add(pairOf(from, is[x] ?? 0));
      });
  const explained = explainPairs(pairs, steps);
  const [recoloured, others] = [createBands(height), createBands(height)];
  let [pixels, levels] = [0, 0];
  /** The unexplained pixels by their difference; those of inserted rows are none. */
  const rest = new Uint32Array(256);
  for (const { y, was, is } of rows)
    is.forEach((to, x) => {
      // In an inserted row, all pixels but its background differ.
      const from = was === undefined ? (is[0] ?? 0) : (was[x] ?? 0);
      if (from === to) return;
      const isExplained = was !== undefined && explained.has(pairOf(from, to));
      (isExplained ? recoloured : others).mark(x, y);
      if (was === undefined) return;
      const most = levelsOf(from, to);
      if (!isExplained) rest[most] = (rest[most] ?? 0) + 1;
      pixels += 1;
      levels = Math.max(levels, most);
    });
  // Beside a token's colour, the noise of a run is no cause of its own.
  const isRestNoise = isNoise({ exceeding: exceedingIn(rest) });
  const isPlace = ({ count }: CountedBox): boolean =>
    explained.size === 0 || (!isRestNoise && count > SPECK);
  return {
    pixels,
    levels,
    colours: [...new Set(explained.values())],
    recoloured: recoloured.boxes,
    places: others.boxes.filter(isPlace).map((box) => ({ box, print: printOf(rows, box) })),
    grew,
  };
}
