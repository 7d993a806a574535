// Aligns the rows of two pictures, so that a page that grew is still compared line by line.
import { createHash } from 'node:crypto';
import { diffArrays } from 'diff';
import type { Pixels } from '../../pictures/pixels.ts';

/** Two pictures of equal size, a number per pixel with red lowest. */
export interface AlignedPair {
  /** `NONE` in rows without a partner. */
  before: Uint32Array;
  after: Uint32Array;
  width: number;
  height: number;
  /** Whether rows were inserted or removed. */
  hasMoved: boolean;
}

/** No pixel: pictures of pages are opaque, so none is 0. */
export const NONE = 0;

/** Pages with more differing rows were redrawn, and are compared by position: a tenth of a second. */
const MOST_EDITS = 4000;

const numbersOf = ({ data }: Pixels): Uint32Array =>
  data.byteOffset % 4 === 0
    ? new Uint32Array(data.buffer, data.byteOffset, data.byteLength >> 2)
    : new Uint32Array(new Uint8Array(data).buffer);

const rowHashes = ({ data, width, height }: Pixels): string[] =>
  Array.from({ length: height }, (_, row) =>
    createHash('sha1')
      .update(data.subarray(row * width * 4, (row + 1) * width * 4))
      .digest('base64'),
  );

/** Pairs rows by position, for pictures of equal size. */
export const pairInPlace = (before: Pixels, after: Pixels): AlignedPair => ({
  before: numbersOf(before),
  after: numbersOf(after),
  width: after.width,
  height: after.height,
  hasMoved: false,
});

/** Pairs equal rows, and the rows between them from the top. Widths must be equal. */
export function pairEqualRows(was: Pixels, is: Pixels): AlignedPair {
  const { width, height } = is;
  const numbers = numbersOf(was);
  const before = new Uint32Array(width * height).fill(NONE);
  let [from, to, removed] = [0, 0, 0];
  let hasMoved = false;
  const align = (gone: number, come: number): void => {
    const common = Math.min(gone, come);
    before.set(numbers.subarray(from * width, (from + common) * width), to * width);
    hasMoved ||= gone !== come;
    from += gone;
    to += come;
    removed = 0;
  };
  const options = { maxEditLength: MOST_EDITS };
  for (const part of diffArrays(rowHashes(was), rowHashes(is), options) ?? []) {
    if (part.removed) {
      removed = part.count;
      continue;
    }
    align(removed, part.added ? part.count : 0);
    if (!part.added) align(part.count, part.count);
  }
  align(was.height - from, height - to);
  return { before, after: numbersOf(is), width, height, hasMoved };
}
