import type { Equivalent } from './equivalents.ts';
import { folderOf } from './folders.ts';
import type { Mutant } from './mutant.ts';

/** Of the changes in a folder, at least this many of a hundred have to be noticed. */
export const REQUIRED_PERCENT = 95;

export interface Score {
  folder: string;
  noticed: number;
  /** Without the equivalent ones. */
  total: number;
  /** Left out as equivalent. */
  leftOut: number;
  /** Neither noticed nor left out. */
  survivors: Mutant[];
  /** Entries of the list that fit no unnoticed change; empty unless the whole folder was changed. */
  stale: Equivalent[];
}

function fits(mutant: Mutant, entry: Equivalent): boolean {
  return (
    mutant.file === entry.file &&
    mutant.original === entry.original &&
    mutant.mutated === entry.mutated
  );
}

/** @param whole every file of the folder was changed, so that an entry without its change is stale */
export function scoreOf(
  folder: string,
  mutants: readonly Mutant[],
  { equivalents, whole }: { equivalents: readonly Equivalent[]; whole: boolean },
): Score {
  const unnoticed = mutants.filter(({ noticed }) => !noticed);
  const survivors = unnoticed.filter((mutant) => !equivalents.some((entry) => fits(mutant, entry)));
  const leftOut = unnoticed.length - survivors.length;
  const files = new Set(mutants.map(({ file }) => file));
  return {
    folder,
    noticed: mutants.length - unnoticed.length,
    total: mutants.length - leftOut,
    leftOut,
    survivors,
    stale: equivalents.filter(
      (entry) =>
        (files.has(entry.file) || (whole && folderOf(entry.file)?.name === folder)) &&
        !unnoticed.some((mutant) => fits(mutant, entry)),
    ),
  };
}

/** 0 to 100; 100 of nothing. */
export function percentOf({ noticed, total }: Score): number {
  return total === 0 ? 100 : (noticed * 100) / total;
}

/** Enough was noticed, and the list of equivalent changes is right. */
export function isGood(score: Score): boolean {
  return percentOf(score) >= REQUIRED_PERCENT && score.stale.length === 0;
}

/** Each survivor, each stale entry, and the table of the folders. */
export function scoreText(scores: readonly Score[]): string {
  const survivors = scores.flatMap((score) => score.survivors);
  const stale = scores.flatMap((score) => score.stale);
  return [
    ...survivors.flatMap(({ file, line, original, mutated }) => [
      `${file}:${line}`,
      `  - ${original}`,
      `  + ${mutated}`,
    ]),
    ...stale.flatMap(({ file, original, mutated }) => [
      `${file}: listed in scripts/mutate/equivalents.ts, and no unnoticed change any more`,
      `  - ${original}`,
      `  + ${mutated}`,
    ]),
    ...scores.map((score) => {
      const mark = isGood(score) ? '✓' : '✗';
      const percent = percentOf(score).toFixed(1).padStart(5);
      return `${mark} ${score.folder.padEnd(26)} ${percent} %  ${score.noticed} of ${score.total} noticed, ${score.leftOut} equivalent`;
    }),
    '',
  ].join('\n');
}
