import { useEffect, useState } from 'react';
import type { AriaSnapshotPair } from '../../../desk/desk.ts';
import type { DeskSources } from '../sources.ts';

/** Loads a state's ARIA snapshot: undefined while loading, null if missing or failed. */
export function useAriaSnapshots(
  sources: DeskSources,
  story: string | undefined,
): AriaSnapshotPair | null | undefined {
  const [done, setDone] = useState<{ story: string; pair: AriaSnapshotPair | null }>();
  useEffect(() => {
    if (story === undefined) return undefined;
    let isCurrent = true;
    const finish = (pair: AriaSnapshotPair | null): void => {
      if (isCurrent) setDone({ story, pair });
    };
    sources.ariaSnapshots(story).then(finish, () => finish(null));
    return () => {
      isCurrent = false;
    };
  }, [sources, story]);
  if (story === undefined) return null;
  return done?.story === story ? done.pair : undefined;
}
