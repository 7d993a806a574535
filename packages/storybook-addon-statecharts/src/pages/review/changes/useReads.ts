import { useEffect, useState } from 'react';
import type { ReadsPair } from '../../../desk/desk.ts';
import type { DeskSources } from '../sources.ts';

/** What a state tells: undefined until it has come, null where there is none or it cannot be loaded. */
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
