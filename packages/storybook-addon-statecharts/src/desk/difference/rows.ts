// Aligns the rows of two pictures, so that a page that grew is still compared line by line.
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

/** The longest increasing subsequence: the anchors that keep their order. */
function rising(anchors: readonly RowPair[]): RowPair[] {
  const tails: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, { after }] of anchors.entries()) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((anchors[tails[middle] ?? 0]?.after ?? 0) < after) low = middle + 1;
      else high = middle;
    }
    previous[index] = low > 0 ? tails[low - 1] : undefined;
    tails[low] = index;
  }
  const kept: RowPair[] = [];
  for (let at = tails.at(-1); at !== undefined; at = previous[at]) {
    const anchor = anchors[at];
    if (anchor !== undefined) kept.push(anchor);
  }
  return kept.toReversed();
}

/** Rows that occur once in each picture. */
function anchorsOf(
  before: readonly number[],
  after: readonly number[],
  from: RowPair,
  to: RowPair,
) {
  const places = (hashes: readonly number[], start: number, end: number) => {
    const found = new Map<number, number>();
    for (let row = start; row < end; row += 1) {
      const hash = hashes[row] ?? 0;
      found.set(hash, found.has(hash) ? -1 : row);
    }
    return found;
  };
  const inAfter = places(after, from.after, to.after);
  const anchors: RowPair[] = [];
  for (const [hash, row] of places(before, from.before, to.before)) {
    const partner = inAfter.get(hash) ?? -1;
    if (row >= 0 && partner >= 0) anchors.push({ before: row, after: partner });
  }
  return rising(anchors.toSorted((a, b) => a.before - b.before));
}

/** Pairs rows by position, for pictures of equal height without moved rows. */
export function inPlace(height: number): Alignment {
  return {
    pairs: Array.from({ length: height }, (_, row) => ({ before: row, after: row })),
    inserted: [],
    removed: [],
  };
}

/** Aligns equal rows, and the rows between them from the top. Widths must be equal. */
export function alignRows(before: Pixels, after: Pixels): Alignment {
  const was = rowHashes(words(before), before.width, before.height);
  const is = rowHashes(words(after), after.width, after.height);
  const pairs: RowPair[] = [];
  const inserted: number[] = [];
  const removed: number[] = [];
  let at: RowPair = { before: 0, after: 0 };
  const same = (a: number, b: number): boolean => was[a] === is[b];
  const closeGap = (to: RowPair): void => {
    // Rows that are no anchors, mostly blank, extend their neighbours' alignment.
    while (at.before < to.before && at.after < to.after && same(at.before, at.after)) {
      pairs.push(at);
      at = { before: at.before + 1, after: at.after + 1 };
    }
    const tail: RowPair[] = [];
    let end = to;
    while (end.before > at.before && end.after > at.after && same(end.before - 1, end.after - 1)) {
      end = { before: end.before - 1, after: end.after - 1 };
      tail.push(end);
    }
    while (at.before < end.before && at.after < end.after) {
      pairs.push(at);
      at = { before: at.before + 1, after: at.after + 1 };
    }
    for (let row = at.before; row < end.before; row += 1) removed.push(row);
    for (let row = at.after; row < end.after; row += 1) inserted.push(row);
    pairs.push(...tail.toReversed());
    at = to;
  };
  const end = { before: was.length, after: is.length };
  for (const anchor of anchorsOf(was, is, at, end)) closeGap(anchor);
  closeGap(end);
  return { pairs, inserted, removed };
}
