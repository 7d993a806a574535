// The history of decisions, from the verdict files alone.
import { byKey } from '../byKey.ts';
import type { Verdict, VerdictFile } from '../verdicts.ts';

/** One decision by one person at one moment, about one or more pictures. */
export interface Entry extends Pick<Verdict, 'by' | 'at' | 'decision' | 'note'> {
  /** In the order of the stories. */
  verdicts: readonly Verdict[];
}

/** Returns every decision, newest first. */
export function recordOf(files: readonly VerdictFile[]): Entry[] {
  const decisions = byKey(
    files.flatMap(({ verdicts }) => verdicts),
    ({ by, at, decision, note }) => JSON.stringify([by, at, decision, note]),
  );
  return [...decisions.values()]
    .map((of): Entry => {
      const [{ by, at, decision, note }] = of;
      const verdicts = of.toSorted((a, b) =>
        `${a.story}/${a.mode}`.localeCompare(`${b.story}/${b.mode}`, 'en'),
      );
      return { by, at, decision, note, verdicts };
    })
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.by.localeCompare(b.by, 'en')));
}
