// The review desk's context and events.
import type { Change, ChangeGroup, DamagedFile } from './desk.ts';
import type { ChosenFile } from './ui/readFiles.ts';
import type { Verdict, VerdictFile } from './verdicts.ts';

/** A decision that a reviewer can make about a change. */
export type ReviewDecision = 'approved' | 'asked';

/** A place on a change's picture, from 0 to 1 of its width and height. */
export interface Pin {
  key: string;
  x: number;
  y: number;
}

/** Unsent text and pin. */
export interface Draft {
  note: string;
  pin?: Pin | undefined;
}

/** What a store holds: the known files of all reviewers, and this reviewer's name. */
export interface SavedReview {
  by: string;
  files: readonly VerdictFile[];
  /** Unreadable files. */
  damaged?: readonly DamagedFile[];
}

export interface DeskInput {
  groups: readonly ChangeGroup[];
  /** From the board's build. */
  files: readonly VerdictFile[];
  damaged: readonly DamagedFile[];
  now: () => Date;
}

export interface DeskContext extends DeskInput {
  by: string;
  /** Typed but not submitted. */
  nameDraft: string;
  /** The decision that waits for the name. */
  pendingDecision: ReviewDecision | undefined;
  groupIndex: number;
  /** Key of the current change; '' if there is none. */
  key: string;
  /** Whether decisions apply to the current picture alone. */
  isSinglePicture: boolean;
  /** Keys of the changes whose pictures have been displayed. */
  viewed: ReadonlySet<string>;
  /** By the group's id. */
  drafts: Readonly<Record<string, Draft>>;
  isNoteMissing: boolean;
  /** Decisions that can be undone, with the same reviewer's previous verdicts by change key. */
  undoStack: readonly {
    group: string;
    by: string;
    before: ReadonlyMap<string, Verdict | undefined>;
  }[];
  /** Incremented by decisions and imports. */
  version: number;
  /** The version saved last or being saved. */
  savedVersion: number;
  failure: string | undefined;
  imported:
    | { read: readonly { by: string; count: number }[]; damaged: readonly DamagedFile[] }
    | undefined;
  /** For the live region; the id distinguishes equal sentences. */
  announcement: { text: string; id: number };
}

export type DeskEvent =
  | { type: 'group.open'; id: string }
  | { type: 'group.next' | 'group.previous' }
  | { type: 'picture.open'; key: string }
  | { type: 'picture.next' | 'picture.previous' | 'picture.nextSample' }
  /** The picture is displayed. */
  | { type: 'picture.shown'; key: string }
  | { type: 'scope.choose'; isSinglePicture: boolean }
  | { type: 'approve' | 'ask' | 'ask.submit' | 'ask.cancel' | 'undo' }
  | { type: 'note.change'; note: string }
  | { type: 'pin.place'; x: number; y: number }
  | { type: 'pin.remove' }
  | { type: 'reply'; note: string }
  | { type: 'name.edit' | 'name.submit' | 'name.cancel' }
  | { type: 'name.change'; name: string }
  | { type: 'save.retry' }
  | { type: 'store.changed'; saved: SavedReview }
  | { type: 'files.import'; files: readonly ChosenFile[] };

export const currentGroup = ({ groups, groupIndex }: DeskContext): ChangeGroup | undefined =>
  groups[groupIndex];

export const currentChange = (context: DeskContext): Change | undefined =>
  currentGroup(context)?.changes.find(({ key }) => key === context.key);

export const currentDraft = (context: DeskContext): Draft =>
  context.drafts[currentGroup(context)?.id ?? ''] ?? { note: '' };

/** A message for the live region. */
export const announce = (
  { announcement }: DeskContext,
  text: string,
): Pick<DeskContext, 'announcement'> => ({ announcement: { text, id: announcement.id + 1 } });
