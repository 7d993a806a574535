// The review desk's data: current pictures, differences from the base, and verdicts. Types only,
// shared by pages, build and commands.
import type { ShownRun } from './pictureRuns.ts';
import type { Part, VerdictFile } from './verdicts.ts';

/** A picture's file and size. */
export interface Shot {
  /** The first 32 hexadecimal digits of the PNG's SHA-256. The file is `desk/pictures/<hash>.webp`. */
  hash: string;
  /** In px. */
  width: number;
  height: number;
}

/** In px of the picture below it. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A stop of the keyboard focus, in order. */
export interface FocusStop {
  /** The ARIA role: `link`. */
  role: string;
  /** Its accessible name. */
  name: string;
  box: Box;
}

/** A screen state's ARIA snapshot and focus order. */
export interface AriaSnapshot {
  /** The mode of both; boxes of stops are in px of its picture. */
  mode: string;
  /** Playwright's ARIA snapshot of the page: YAML. */
  aria: string;
  focus: readonly FocusStop[];
}

/** The contents of `desk/reads/<story>.json`: both for a changed state, otherwise `after` alone. */
export interface AriaSnapshotPair {
  before?: AriaSnapshot | undefined;
  after?: AriaSnapshot;
}

/** A current picture, with its story. */
export interface DeskPicture extends Shot {
  /** The id in Storybook's URL: `screens-donate--fifty-dollars`. */
  story: string;
  /** `Screens/Donate`. */
  title: string;
  /** `Fifty dollars`. */
  name: string;
  mode: string;
  /** The title's first part in lower case: `screens`, `faults`, `components`… */
  section: string;
  /** The title's second part, for screens and faults: `Donate`. */
  screen?: string | undefined;
  /** The states that this story represents in the coverage: `session.signedIn.idle`. */
  states: readonly string[];
  /** The statecharts of these states. */
  statecharts: readonly string[];
  /** The signed-in user's role, if the story names one: `student`. */
  role?: string | undefined;
  /** For stories under Faults: the story's name. */
  fault?: string | undefined;
  /** Whether there is a text baseline: `desk/reads/<story>.json`. */
  hasAriaSnapshot: boolean;
  status: 'same' | 'changed' | 'new';
}

/** `ariaSnapshot`: a screen state's ARIA snapshot or focus order differs. */
export type ChangeKind = 'changed' | 'new' | 'gone' | 'ariaSnapshot';

/** The mode of a change that concerns a screen state's ARIA snapshot instead of a picture. */
export const ARIA_SNAPSHOT = 'reads';

/** A line of a screen before and after; one is omitted for an added or removed line. */
export interface TextChange {
  was?: string;
  is?: string;
}

/** A difference from the base, decided on its own or with its group. */
export interface Change {
  /** `<story>/<mode>`, `<story>/reads`, or `<story>/<mode>/<cause>` for one of several causes. */
  key: string;
  story: string;
  title: string;
  name: string;
  /** A mode, or `reads`. */
  mode: string;
  kind: ChangeKind;
  /** The hash that a verdict refers to: the picture's, a removed picture's in the base, or the text's. */
  hash: string;
  /** The pictures; `reads` has only `after`, the state's picture in the snapshot's mode. */
  before?: Shot | undefined;
  after?: Shot | undefined;
  /** Set if the picture differs for several causes: the cause to decide. */
  part?: Part | undefined;
  /** The differences of that cause, in px of the picture after; for a removed picture, all of it. */
  boxes: readonly Box[];
  /** The number of pixels that differ after moved rows are aligned. */
  pixels?: number;
  /** The largest difference of one channel, of 255 levels. */
  levels?: number;
  /** For `reads`: the difference in one line: `heading "Sign in" is gone`. */
  summary?: string;
}

/** Differences of one cause, decided together. */
export interface ChangeGroup {
  /** A hash of its changes' keys and hashes. */
  id: string;
  /** In plain English: `radius.control 14/4 is now 8`. */
  title: string;
  changes: readonly Change[];
  /** The number of changes that must be viewed before all can be approved. */
  samples: number;
  /** The changed words, if they are the cause. */
  texts?: readonly TextChange[];
  /** The affected titles of screens, states as in stateStories.json, and statecharts. */
  screens: readonly string[];
  states: readonly string[];
  statecharts: readonly string[];
}

/** An unreadable or invalid file of verdicts. Line 0 is the whole file. */
export interface DamagedFile {
  file: string;
  line: number;
  reason: string;
}

/** A pull request's URL and its branch's repository, both https. */
export interface PullRequest {
  /** `https://github.com/tallygrove/site/pull/12`. */
  url: string;
  /** `https://github.com/ana/site`. */
  repository: string;
  branch: string;
}

/** The build's data about the review; the module `virtual:desk`. */
export interface DeskData {
  /** Undefined if no base can be read: the page then shows all states and reports it. */
  base: { ref: string; commit: string; date: string } | undefined;
  now: { commit: string | undefined };
  /** The run that took the pictures not yet accepted; undefined if all are. */
  run?: ShownRun | undefined;
  /** In the manifest's order. */
  pictures: readonly DeskPicture[];
  /** Largest first. */
  groups: readonly ChangeGroup[];
  /** At build time. */
  verdicts: readonly VerdictFile[];
  /** The folder of committed verdicts: `board/verdicts`. */
  verdictsFolder: string;
  damaged: readonly DamagedFile[];
  /** The pull request that the board was built for, if its host reports one. */
  pullRequest?: PullRequest | undefined;
}
