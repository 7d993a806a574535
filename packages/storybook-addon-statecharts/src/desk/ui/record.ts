// The history of decisions, from the verdict files alone.
import type { Verdict, VerdictFile } from '../verdicts.ts';

/** One decision by one person at one moment, about one or more pictures. */
export interface Entry {
  by: string;
  at: string;
  decision: Verdict['decision'];
  note: string | undefined;
  /** In the order of the stories. */
  verdicts: readonly Verdict[];
}

/** Returns every decision, newest first. */
export function recordOf(files: readonly VerdictFile[]): Entry[] {
  const entries = new Map<string, { first: Verdict; verdicts: Verdict[] }>();
  for (const verdict of files.flatMap(({ verdicts }) => verdicts)) {
    const { by, at, decision, note } = verdict;
    const key = JSON.stringify([by, at, decision, note]);
    const known = entries.get(key);
    if (known === undefined) entries.set(key, { first: verdict, verdicts: [verdict] });
    else known.verdicts.push(verdict);
  }
  return [...entries.values()]
    .map(({ first: { by, at, decision, note }, verdicts }) => ({
      by,
      at,
      decision,
      note,
      verdicts: verdicts.toSorted((a, b) =>
        `${a.story}/${a.mode}`.localeCompare(`${b.story}/${b.mode}`, 'en'),
      ),
    }))
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.by.localeCompare(b.by, 'en')));
}
