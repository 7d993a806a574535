// What the review desk is about: pictures as they are now, what differs from the base, and who decided
// what. Types alone: pages, build and commands share them.
import type { ShownRun } from './pictureRuns.ts';
import type { Part, VerdictFile } from './verdicts.ts';

/** A picture's file and size. */
export interface Shot {
  /** The first 32 hexadecimal digits of the PNG's SHA-256. Its file: `desk/pictures/<hash>.webp`. */
  hash: string;
  /** In px. */
  width: number;
  height: number;
}

/** In px of the picture that it is drawn over. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the keyboard stops on a screen, in order. */
export interface FocusStop {
  /** As assistive technology is told: `link`. */
  role: string;
  /** Its accessible name. */
  name: string;
  box: Box;
}

/** What a screen reader is told of one screen state, and where the keyboard stops. */
export interface Reads {
  /** The mode in which both were taken; boxes of stops are in px of its picture. */
  mode: string;
  /** Playwright's ARIA snapshot of the page: YAML. */
  aria: string;
  focus: readonly FocusStop[];
}

/** What `desk/reads/<story>.json` holds: of a state that differs both, otherwise `after` alone. */
export interface ReadsPair {
  before?: Reads;
  after?: Reads;
}

export const pictureStatuses = ['same', 'changed', 'new'] as const;
export type PictureStatus = (typeof pictureStatuses)[number];

/** A picture as it is now, and what it is of. */
export interface DeskPicture extends Shot {
  /** As in Storybook's address: `screens-donate--fifty-dollars`. */
  story: string;
  /** `Screens/Donate`. */
  title: string;
  /** `Fifty dollars`. */
  name: string;
  mode: string;
  /** The title's first part in small letters: `screens`, `faults`, `flows`, `components`… */
  section: string;
  /** The title's second part, of screens, faults and flows: `Donate`. */
  screen?: string;
  /** The states that this story is chosen to show: `session.signedIn.idle`. */
  states: readonly string[];
  /** The statecharts of these states. */
  statecharts: readonly string[];
  /** Who is signed in, where the story is about that: `student`. */
  role?: string;
  /** What went wrong, of the stories under Faults: the story's name. */
  fault?: string;
  /** Is there a text baseline: `desk/reads/<story>.json`? */
  hasReads: boolean;
  status: PictureStatus;
}

export const changeKinds = ['changed', 'new', 'gone', 'reads'] as const;
/** `reads`: what is told of a screen state differs, in words or in the order of the focus. */
export type ChangeKind = (typeof changeKinds)[number];

/** The mode of a change that is no picture's: of what a state's screen tells. */
export const READS = 'reads';

/** One line of a screen, before and after; one of both is left out where it came or went. */
export interface TextChange {
  was?: string;
  is?: string;
}

/** One difference from the base, to be decided on its own or with those alike. */
export interface Change {
  /** `<story>/<mode>`; of what is read `<story>/reads`; of one cause among several `<story>/<mode>/<cause>`. */
  key: string;
  story: string;
  title: string;
  name: string;
  /** A mode, or `reads`. */
  mode: string;
  kind: ChangeKind;
  /** What a verdict holds on to: the picture's hash, of a gone one the base's, of reads the text's. */
  hash: string;
  /** The pictures; of `reads` only `after`, the state's picture in the mode where it was taken. */
  before?: Shot;
  after?: Shot;
  /** Given where the picture differs for several causes: the one that is asked about. */
  part?: Part;
  /** What differs for that cause, in px of the picture after; of a gone one the whole picture before. */
  boxes: readonly Box[];
  /** How many pixels differ, once rows that moved are laid over each other. */
  pixels?: number;
  /** The largest difference of one channel, of 255 levels. */
  levels?: number;
  /** Of `reads`: what differs, in one line: `heading "Sign in" is gone`. */
  said?: string;
}

/** Differences that have one cause: one decision. */
export interface ChangeGroup {
  /** Made of its changes' keys and hashes: the same as long as these are. */
  id: string;
  /** In plain English: `radius.control 14/4 is now 8`. */
  title: string;
  changes: readonly Change[];
  /** How many of the first changes are looked at before all can be approved. */
  samples: number;
  /** The words that changed, where these are the cause. */
  texts?: readonly TextChange[];
  /** What it touches: titles of screens, states as in stateStories.json, statecharts. */
  screens: readonly string[];
  states: readonly string[];
  statecharts: readonly string[];
}

/** A file of verdicts that cannot be read, or does not count as it is. Line 0 is all of it. */
export interface DamagedFile {
  file: string;
  line: number;
  reason: string;
}

/** Where a pull request is discussed, and where its files are added to. Addresses begin with https. */
export interface PullRequest {
  /** `https://github.com/tallygrove/site/pull/12`. */
  url: string;
  /** `https://github.com/ana/site`. */
  repository: string;
  branch: string;
}

/** What a build knows of the review; the module `virtual:desk`. */
export interface DeskData {
  /** Undefined where no base can be read: all states are shown, and the page says so. */
  base: { ref: string; commit: string; date: string } | undefined;
  now: { commit: string | undefined; isDirty: boolean };
  /** What took the pictures that are not accepted; undefined where all are. */
  run?: ShownRun | undefined;
  /** In the manifest's order. */
  pictures: readonly DeskPicture[];
  /** Largest first. */
  groups: readonly ChangeGroup[];
  /** From `board/verdicts/`, when the board was built. */
  verdicts: readonly VerdictFile[];
  damaged: readonly DamagedFile[];
  /** The pull request that the board was built for, where its host says so. */
  pullRequest?: PullRequest | undefined;
}
