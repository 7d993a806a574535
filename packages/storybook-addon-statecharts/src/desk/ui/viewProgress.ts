import type { Change, ChangeGroup } from '../desk.ts';

export interface ViewProgress {
  /** How many pictures are looked at before all can be approved. */
  samples: number;
  /** How many of these have been on the stage. */
  seen: number;
  /** The first that has not; undefined once all have. */
  next: Change | undefined;
}

/** @param seen keys of the changes that were on the stage, with their pictures drawn */
export function viewProgress(
  { changes, samples }: ChangeGroup,
  seen: ReadonlySet<string>,
): ViewProgress {
  const chosen = changes.slice(0, samples);
  const left = chosen.filter(({ key }) => !seen.has(key));
  return { samples: chosen.length, seen: chosen.length - left.length, next: left[0] };
}
