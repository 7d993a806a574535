// What one reviewer has said, among the verdict files of several.
import type { Change } from '../desk.ts';
import {
  indexVerdicts,
  mergeFiles,
  standing,
  type Verdict,
  type VerdictFile,
} from '../verdicts.ts';

/** By the change's key: what a reviewer has said about exactly these changes and not taken back. */
export function saidOf(
  changes: readonly Change[],
  by: string,
  files: readonly VerdictFile[],
): ReadonlyMap<string, Verdict> {
  const index = indexVerdicts(files.filter((file) => file.by === by));
  return new Map(
    changes.flatMap((change) => {
      const [verdict] = standing(change, index).verdicts;
      return verdict === undefined ? [] : [[change.key, verdict] as const];
    }),
  );
}

/** The files with further verdicts of one reviewer: of two about the same, the later holds. */
export const withVerdicts = (
  files: readonly VerdictFile[],
  by: string,
  verdicts: readonly Verdict[],
): VerdictFile[] => mergeFiles([...files, { version: 1, by, verdicts }]);
