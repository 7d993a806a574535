import type { Change, ChangeGroup } from '../desk.ts';

export interface ViewProgress {
  /** The number of pictures that must be viewed before all can be approved. */
  samples: number;
  /** How many of these have been displayed. */
  viewed: number;
  /** The first sample not viewed; undefined once all have been. */
  next: Change | undefined;
}

/**
 * Returns a group's progress.
 * @param viewed keys of the changes whose pictures have been displayed
 */
export function viewProgress(
  { changes, samples }: ChangeGroup,
  viewed: ReadonlySet<string>,
): ViewProgress {
  const chosen = changes.slice(0, samples);
  const left = chosen.filter(({ key }) => !viewed.has(key));
  return { samples: chosen.length, viewed: chosen.length - left.length, next: left[0] };
}
