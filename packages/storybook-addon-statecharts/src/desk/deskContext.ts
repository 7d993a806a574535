// What the review desk knows, and what can happen on it.
import type { Change, ChangeGroup, DamagedFile } from './desk.ts';
import type { ChosenFile } from './ui/readFiles.ts';
import type { Verdict, VerdictFile } from './verdicts.ts';

/** What a reviewer says; to take it back is another decision that a file knows. */
export type Said = 'approved' | 'asked';

/** From 0 to 1 of a picture's width and height. */
export interface Pin {
  /** The change whose picture it is on. */
  key: string;
  x: number;
  y: number;
}

/** What is written and not sent yet. */
export interface Draft {
  note: string;
  pin?: Pin;
}

/** Decisions as they are kept: everybody's files that are known, and whose desk it is. */
export interface Kept {
  by: string;
  files: readonly VerdictFile[];
  /** What could not be read. */
  damaged?: readonly DamagedFile[];
}

/** What came of chosen files. */
export interface Imported {
  read: readonly { by: string; count: number }[];
  damaged: readonly DamagedFile[];
}

export interface DeskInput {
  groups: readonly ChangeGroup[];
  /** From the board's build. */
  files: readonly VerdictFile[];
  /** What of them could not be read. */
  damaged: readonly DamagedFile[];
  now: () => Date;
}

/** One decision that can be taken back. */
export interface Given {
  group: string;
  by: string;
  /** What the same reviewer had said about the same pixels, by the key of each decided change. */
  before: ReadonlyMap<string, Verdict | undefined>;
}

export interface DeskContext extends DeskInput {
  by: string;
  /** Typed, and not yet given. */
  nameDraft: string;
  /** What waits for the name. */
  wanted: Said | undefined;
  /** Place of the group that is looked at. */
  at: number;
  /** The change that is looked at; '' where there is none. */
  key: string;
  /** Decisions are about this picture alone. */
  isAlone: boolean;
  /** Keys of the changes that were on the stage, their pictures drawn. */
  seen: ReadonlySet<string>;
  /** By the group's id. */
  drafts: Readonly<Record<string, Draft>>;
  isNoteMissing: boolean;
  given: readonly Given[];
  /** Counts what has been decided and imported. */
  version: number;
  /** The version that is being kept, or was last. */
  kept: number;
  failure: string | undefined;
  imported: Imported | undefined;
  /** For the live region; the number tells two like sentences apart. */
  said: { words: string; turn: number };
}

export type DeskEvent =
  | { type: 'group.open'; id: string }
  | { type: 'group.next' | 'group.previous' }
  | { type: 'picture.open'; key: string }
  | { type: 'picture.next' | 'picture.previous' }
  /** The first sample that was not looked at. */
  | { type: 'picture.unseen' }
  /** It is drawn, and can be looked at. */
  | { type: 'picture.shown'; key: string }
  | { type: 'scope.choose'; isAlone: boolean }
  | { type: 'approve' | 'ask' | 'ask.send' | 'ask.leave' | 'undo' }
  | { type: 'note.change'; note: string }
  | { type: 'pin.put'; x: number; y: number }
  | { type: 'pin.remove' }
  /** Answers the notes of the group. */
  | { type: 'reply'; note: string }
  | { type: 'name.ask' | 'name.give' | 'name.leave' }
  | { type: 'name.change'; name: string }
  | { type: 'save.retry' }
  | { type: 'kept.changed'; kept: Kept }
  | { type: 'files.choose'; files: readonly ChosenFile[] };

/** The group that is looked at. */
export const groupAt = ({ groups, at }: DeskContext): ChangeGroup | undefined => groups[at];

/** The change that is looked at. */
export const changeAt = (context: DeskContext): Change | undefined =>
  groupAt(context)?.changes.find(({ key }) => key === context.key);

export const draftAt = (context: DeskContext): Draft =>
  context.drafts[groupAt(context)?.id ?? ''] ?? { note: '' };

/** Words for the live region. */
export const say = ({ said }: DeskContext, words: string): DeskContext['said'] => ({
  words,
  turn: said.turn + 1,
});
