import { useEffect, useState } from 'react';
import type { ReadsPair } from '../../../desk/desk.ts';
import type { DeskSources } from '../sources.ts';

/** Loads a state's ARIA snapshot: undefined while loading, null if missing or failed. */
export function useReads(
  sources: DeskSources,
  story: string | undefined,
): ReadsPair | null | undefined {
  const [done, setDone] = useState<{ story: string; pair: ReadsPair | null }>();
  useEffect(() => {
    if (story === undefined) return undefined;
    let isCurrent = true;
    const finish = (pair: ReadsPair | null): void => {
      if (isCurrent) setDone({ story, pair });
    };
    sources.reads(story).then(finish, () => finish(null));
    return () => {
      isCurrent = false;
    };
  }, [sources, story]);
  if (story === undefined) return null;
  return done?.story === story ? done.pair : undefined;
}
