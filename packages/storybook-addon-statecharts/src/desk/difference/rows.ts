// Aligns the rows of two pictures, so that a page that grew is still compared line by line.
import { diffArrays } from 'diff';
import type { Pixels } from '../../pictures/pixels.ts';

/** A row before and the row after to compare it with. */
export interface RowPair {
  before: number;
  after: number;
}

export interface Alignment {
  pairs: readonly RowPair[];
  /** Rows without a partner. */
  inserted: readonly number[];
  removed: readonly number[];
}

const FNV = 0x01000193;

/** A row's pixels as one number each, red lowest. */
export function words({ data }: Pixels): Uint32Array {
  return data.byteOffset % 4 === 0
    ? new Uint32Array(data.buffer, data.byteOffset, data.byteLength >> 2)
    : new Uint32Array(new Uint8Array(data).buffer);
}

function rowHashes(pixels: Uint32Array, width: number, height: number): number[] {
  return Array.from({ length: height }, (_, row) => {
    let hash = 0x811c9dc5;
    let other = 0;
    for (let at = row * width; at < (row + 1) * width; at += 1) {
      hash = Math.imul(hash ^ (pixels[at] ?? 0), FNV);
      other = Math.imul(other, 31) + hash;
    }
    return (hash >>> 0) * 0x100000 + ((other >>> 0) & 0xfffff);
  });
}

/** Pairs rows by position, for pictures of equal height without moved rows. */
export function inPlace(height: number): Alignment {
  return {
    pairs: Array.from({ length: height }, (_, row) => ({ before: row, after: row })),
    inserted: [],
    removed: [],
  };
}

/** Pages with more differing rows were redrawn, and are compared by position: a tenth of a second. */
const MOST_EDITS = 4000;

/** Aligns equal rows, and the rows between them from the top. Widths must be equal. */
export function alignRows(before: Pixels, after: Pixels): Alignment {
  const was = rowHashes(words(before), before.width, before.height);
  const is = rowHashes(words(after), after.width, after.height);
  const pairs: RowPair[] = [];
  const inserted: number[] = [];
  const removed: number[] = [];
  const at: RowPair = { before: 0, after: 0 };
  const align = (gone: number, come: number): void => {
    const common = Math.min(gone, come);
    for (let row = 0; row < common; row += 1)
      pairs.push({ before: at.before + row, after: at.after + row });
    for (let row = common; row < gone; row += 1) removed.push(at.before + row);
    for (let row = common; row < come; row += 1) inserted.push(at.after + row);
    at.before += gone;
    at.after += come;
  };
  let left = 0;
  for (const part of diffArrays(was, is, { maxEditLength: MOST_EDITS }) ?? []) {
    if (part.removed) {
      left = part.count;
    } else if (part.added) {
      align(left, part.count);
      left = 0;
    } else {
      align(left, 0);
      align(part.count, part.count);
      left = 0;
    }
  }
  align(was.length - at.before, is.length - at.after);
  return { pairs, inserted, removed };
}
