export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Compares two texts by their longest common subsequence of lines. Meant for a few hundred. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const was = before.split('\n');
  const is = after.split('\n');
  // longest[i][j]: length of the common subsequence of `was` from i and `is` from j.
  const longest = Array.from({ length: was.length + 1 }, () => new Uint16Array(is.length + 1));
  const at = (i: number, j: number): number => longest[i]?.[j] ?? 0;
  for (let i = was.length - 1; i >= 0; i -= 1) {
    const row = longest[i] ?? new Uint16Array();
    for (let j = is.length - 1; j >= 0; j -= 1) {
      row[j] = was[i] === is[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < was.length || j < is.length) {
    if (i < was.length && j < is.length && was[i] === is[j]) {
      lines.push({ kind: 'same', text: was[i] ?? '' });
      i += 1;
      j += 1;
    } else if (i < was.length && (j >= is.length || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'removed', text: was[i] ?? '' });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: is[j] ?? '' });
      j += 1;
    }
  }
  return lines;
}
