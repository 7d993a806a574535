import type { Dispatch } from 'react';
import type { AriaSnapshotPair, Change, DeskPicture } from '../../../desk/desk.ts';
import type { DeskContext, DeskEvent } from '../../../desk/deskContext.ts';
import type { GroupStanding } from '../../../desk/summary.ts';
import type { Verdict } from '../../../desk/verdicts.ts';
import type { DeskSources } from '../sources.ts';

/** The open decision and its current picture, for all parts of the desk that show or change them. */
export interface Review {
  context: DeskContext;
  send: Dispatch<DeskEvent>;
  step: 'choosing' | 'asking' | 'naming';
  standing: GroupStanding;
  change: Change;
  /** The board's data about the change's story. */
  picture: DeskPicture | undefined;
  /** Undefined while it is loading, null if there is none. */
  ariaSnapshots: AriaSnapshotPair | null | undefined;
  /** The verdicts with a pin on the current picture, in the order of their numbers. */
  pinned: readonly Verdict[];
  sources: DeskSources;
}
