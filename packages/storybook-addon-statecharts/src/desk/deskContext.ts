// The review desk's context and events.
import type { Change, ChangeGroup, DamagedFile } from './desk.ts';
import type { ChosenFile } from './ui/readFiles.ts';
import type { Verdict, VerdictFile } from './verdicts.ts';

/** A reviewer's decision; withdrawing it is another kind in a file. */
export type Said = 'approved' | 'asked';

/** From 0 to 1 of a picture's width and height. */
export interface Pin {
  /** The key of the change that it is on. */
  key: string;
  x: number;
  y: number;
}

/** Unsent text and pin. */
export interface Draft {
  note: string;
  pin?: Pin;
}

/** Saved decisions: the known files of all reviewers, and this reviewer's name. */
export interface Kept {
  by: string;
  files: readonly VerdictFile[];
  /** Unreadable files. */
  damaged?: readonly DamagedFile[];
}

/** The result of importing files. */
export interface Imported {
  read: readonly { by: string; count: number }[];
  damaged: readonly DamagedFile[];
}

export interface DeskInput {
  groups: readonly ChangeGroup[];
  /** From the board's build. */
  files: readonly VerdictFile[];
  /** Files that could not be read. */
  damaged: readonly DamagedFile[];
  now: () => Date;
}

/** A decision that can be undone. */
export interface Given {
  group: string;
  by: string;
  /** This reviewer's previous verdict on the same pixels, by change key. */
  before: ReadonlyMap<string, Verdict | undefined>;
}

export interface DeskContext extends DeskInput {
  by: string;
  /** Typed but not submitted. */
  nameDraft: string;
  /** The decision that waits for the name. */
  wanted: Said | undefined;
  /** Index of the current group. */
  at: number;
  /** Key of the current change; '' if there is none. */
  key: string;
  /** Whether decisions apply to the current picture alone. */
  isAlone: boolean;
  /** Keys of the changes whose pictures have been displayed. */
  seen: ReadonlySet<string>;
  /** By the group's id. */
  drafts: Readonly<Record<string, Draft>>;
  isNoteMissing: boolean;
  given: readonly Given[];
  /** Incremented by decisions and imports. */
  version: number;
  /** The version saved last or being saved. */
  kept: number;
  failure: string | undefined;
  imported: Imported | undefined;
  /** For the live region; the number distinguishes equal sentences. */
  said: { words: string; turn: number };
}

export type DeskEvent =
  | { type: 'group.open'; id: string }
  | { type: 'group.next' | 'group.previous' }
  | { type: 'picture.open'; key: string }
  | { type: 'picture.next' | 'picture.previous' }
  /** Goes to the first sample not viewed yet. */
  | { type: 'picture.unseen' }
  /** The picture is displayed. */
  | { type: 'picture.shown'; key: string }
  | { type: 'scope.choose'; isAlone: boolean }
  | { type: 'approve' | 'ask' | 'ask.send' | 'ask.leave' | 'undo' }
  | { type: 'note.change'; note: string }
  | { type: 'pin.put'; x: number; y: number }
  | { type: 'pin.remove' }
  | { type: 'reply'; note: string }
  | { type: 'name.ask' | 'name.give' | 'name.leave' }
  | { type: 'name.change'; name: string }
  | { type: 'save.retry' }
  | { type: 'kept.changed'; kept: Kept }
  | { type: 'files.choose'; files: readonly ChosenFile[] };

/** The current group. */
export const groupAt = ({ groups, at }: DeskContext): ChangeGroup | undefined => groups[at];

/** The current change. */
export const changeAt = (context: DeskContext): Change | undefined =>
  groupAt(context)?.changes.find(({ key }) => key === context.key);

export const draftAt = (context: DeskContext): Draft =>
  context.drafts[groupAt(context)?.id ?? ''] ?? { note: '' };

/** A message for the live region. */
export const say = ({ said }: DeskContext, words: string): DeskContext['said'] => ({
  words,
  turn: said.turn + 1,
});
