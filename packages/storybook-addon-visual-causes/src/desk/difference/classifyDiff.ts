// Describes a picture's differences so that they can be compared with those of other pictures. Recognises
// pixels that changed because a design token's colour did: the colour itself, and its mixes with others,
// such as tints and the edges of strokes.
import { createHash } from 'node:crypto';
import { colord } from 'colord';
import { isNoise, type Pixels } from '../../pictures/images.ts';
import { byKey } from '../byKey.ts';
import type { Box } from '../desk.ts';
import type { TokenChange } from '../grouping/tokens.ts';

/** A changed colour of design tokens, as pixels' numbers: red lowest. */
export interface ColourStep {
  from: number;
  to: number;
  /** The tokens with this change. */
  paths: readonly string[];
}

function numberOf(css: string): number | undefined {
  const colour = colord(css);
  const { r, g, b, a } = colour.toRgb();
  return colour.isValid() && a === 1 ? r + g * 0x100 + b * 0x10000 : undefined;
}

export type Steps = readonly ColourStep[];

/** Returns the different steps of changed tokens. */
export function colourSteps(tokens: readonly TokenChange[]): ColourStep[] {
  const steps = tokens.flatMap(({ path, was, is }) => {
    const [from, to] = [numberOf(was), numberOf(is)];
    return from === undefined || to === undefined ? [] : [{ from, to, path }];
  });
  return [...byKey(steps, ({ from, to }) => `${from} ${to}`).values()].map((of) => ({
    from: of[0].from,
    to: of[0].to,
    paths: [...new Set(of.map(({ path }) => path))],
  }));
}

/** By how many levels red, green and blue differ. */
const channelsOf = (from: number, to: number): number[] =>
  [0, 8, 16].map((shift) => ((to >> shift) & 0xff) - ((from >> shift) & 0xff));

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, each, channel) => sum + each * (b[channel] ?? 0), 0);

/** Levels that rounding and gamma may add to a mix. */
const TOLERANCE = 4;

/** Whether a change of a pixel is a part of a step. */
function isPartOf(from: number, to: number, step: ColourStep): boolean {
  const [change, whole] = [channelsOf(from, to), channelsOf(step.from, step.to)];
  const share = Math.min(1, Math.max(0, dot(change, whole) / dot(whole, whole)));
  return change.every((each, at) => Math.abs(each - share * (whole[at] ?? 0)) <= TOLERANCE);
}

const PAIR = 0x1000000;
/** Identifies the change of an opaque pixel. */
export const pairOf = (from: number, to: number): number => (from % PAIR) * PAIR + (to % PAIR);

/**
 * Returns the step that explains each of a picture's changed pixels, by pair; pairs of another cause
 * are missing. Without a pixel of a token's own colour, only a picture in which all are mixes counts.
 * @param pairs the picture's changed pixels by `pairOf`
 */
export function explainPairs(pairs: ReadonlySet<number>, steps: Steps): Map<number, ColourStep> {
  const exact = steps.filter(({ from, to }) => pairs.has(pairOf(from, to)));
  const found = new Map<number, ColourStep>();
  for (const pair of pairs) {
    const [from, to] = [Math.floor(pair / PAIR), pair % PAIR];
    const step =
      exact.find((each) => pairOf(each.from, each.to) === pair) ??
      (exact.length > 0 ? exact : steps).find((each) => isPartOf(from, to, each));
    if (step !== undefined) found.set(pair, step);
  }
  return exact.length > 0 || found.size === pairs.size ? found : new Map<never, never>();
}

/** A differing region that no token's colour explains. */
export interface Place {
  box: Box;
  /** A hash of the pixels before and after, independent of position. */
  print: string;
}

/** A picture's differences: each differing pixel is in one of the two lists of boxes. */
export interface DiffProfile {
  /** The number of differing pixels, after moved rows are aligned. */
  pixels: number;
  /** The largest difference of one channel of one pixel, of 255 levels. */
  levels: number;
  /** Whether machines and runs differ as much. */
  isNoise: boolean;
  /** The colours of tokens that explain pixels. */
  colours: readonly ColourStep[];
  /** In px of the picture after, as all boxes here. */
  recoloured: readonly Box[];
  places: readonly Place[];
  /** Growth in height, in px. */
  grew: number;
}

/** Differences further apart than this, in px, are in separate boxes. */
const GAP = 12;
/** A picture has at most so many boxes: a high one has wider gaps. */
const MOST_BOXES = 40;

/** Collects boxes around pixels that are marked row by row: one for each band of rows, from the top. */
function createBands(height: number) {
  const boxes: Box[] = [];
  const gap = Math.max(GAP, height / MOST_BOXES);
  return {
    boxes,
    mark(x: number, y: number): void {
      const last = boxes.at(-1);
      if (last === undefined || y - last.y - last.height >= gap) {
        boxes.push({ x, y, width: 1, height: 1 });
        return;
      }
      const right = Math.max(last.x + last.width, x + 1);
      last.x = Math.min(last.x, x);
      last.width = right - last.x;
      last.height = y + 1 - last.y;
    },
  };
}

/** Both versions of a row as numbers, a pixel each with red lowest; an inserted row has none before. */
interface RowPair {
  y: number;
  was: Uint32Array | undefined;
  is: Uint32Array;
}

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
 * Compares two pictures.
 * @param steps the changed colours of design tokens
 */
export function classifyDiff(before: Pixels, after: Pixels, steps: Steps = []): DiffProfile {
  const { width, height } = after;
  const grew = height - before.height;
  if (before.width !== width) {
    // Pictures of different widths cannot be aligned: the whole picture differs.
    const print = createHash('sha256').update(before.data).update(after.data).digest('hex');
    const places = [{ box: { x: 0, y: 0, width, height }, print }];
    const whole = { pixels: width * height, levels: 255, isNoise: false, places };
    return { ...whole, colours: [], recoloured: [], grew };
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
  /** The pixels by their difference, and the unexplained ones; those of inserted rows are none. */
  const [all, rest] = [new Uint32Array(256), new Uint32Array(256)];
  for (const { y, was, is } of rows)
    is.forEach((to, x) => {
      // In an inserted row, all pixels but its background differ.
      const from = was === undefined ? (is[0] ?? 0) : (was[x] ?? 0);
      if (from === to) return;
      const isExplained = was !== undefined && explained.has(pairOf(from, to));
      (isExplained ? recoloured : others).mark(x, y);
      if (was === undefined) return;
      const most = Math.max(...channelsOf(from, to).map(Math.abs));
      for (const counts of isExplained ? [all] : [all, rest])
        counts[most] = (counts[most] ?? 0) + 1;
    });
  // Beside a token's colour, the noise of a run is no cause of its own.
  const places = explained.size > 0 && isNoise(rest) ? [] : others.boxes;
  return {
    pixels: all.reduce((sum, count) => sum + count, 0),
    levels: Math.max(
      0,
      all.findLastIndex((count) => count > 0),
    ),
    isNoise: grew === 0 && isNoise(all),
    colours: [...new Set(explained.values())],
    recoloured: recoloured.boxes,
    places: places.map((box) => ({ box, print: printOf(rows, box) })),
    grew,
  };
}
