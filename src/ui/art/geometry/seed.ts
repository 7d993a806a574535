/**
 * A deterministic stream of whole numbers from a text: FNV-1a, then one round of mixing a draw
 * (the mulberry32 finaliser), so that slugs differing in one letter give unlike figures.
 * Each call of the returned function gives an integer from `low` to `high`, both included.
 */
export function seeded(text: string): (low: number, high: number) => number {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) % (high - low + 1));
  };
}
