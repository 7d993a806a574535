// A review's data: current pictures and differences from the base. Types only, shared by pages,
// build and commands.

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
}

/** A screen state's ARIA snapshot and focus order. */
export interface AriaSnapshot {
  /** The mode of both. */
  mode: string;
  /** Playwright's ARIA snapshot of the page: YAML. */
  aria: string;
  focus: readonly FocusStop[];
}

/** A commit that changed a picture. */
export interface PictureCommit {
  /** Abbreviated. */
  commit: string;
  /** `2026-11-21`. */
  date: string;
  author: string;
  subject: string;
}

/** The contents of `desk/stories/<story>.json`. */
export interface StoryDetails {
  /** For a changed state: what its baseline in the base reads. */
  before?: AriaSnapshot | undefined;
  after?: AriaSnapshot | undefined;
  /** The commits that changed each picture, by mode, newest first; empty without git. */
  history: Readonly<Record<string, readonly PictureCommit[]>>;
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
  /** The statechart that it shows, if a tag names one: `statechart:signIn`. */
  statechart?: string | undefined;
  /** The signed-in user's role, if the story names one: `student`. */
  role?: string | undefined;
  status: 'same' | 'not taken' | 'changed' | 'new';
}

/** The event of Storybook's channel after pictures were taken or accepted. */
export const REVIEWED = 'visual-causes/reviewed';

/** The contents of `desk/statuses.json`: stories whose pictures are not as in the base. */
export type StoryStatuses = Readonly<Record<string, Exclude<DeskPicture['status'], 'same'>>>;

/** `ariaSnapshot`: a screen state's ARIA snapshot or focus order differs. */
export type ChangeKind = 'changed' | 'new' | 'gone' | 'ariaSnapshot';

/** The mode of a change that concerns a screen state's ARIA snapshot instead of a picture. */
export const ARIA_SNAPSHOT = 'reads';

/** A line of a screen before and after; one is omitted for an added or removed line. */
export interface TextChange {
  was?: string;
  is?: string;
}

/** A difference from the base. */
export interface Change {
  /** `<story>/<mode>`, `<story>/reads`, or `<story>/<mode>/<cause>` for one of several causes. */
  key: string;
  story: string;
  title: string;
  name: string;
  /** A mode, or `reads`. */
  mode: string;
  /** The picture's, in px. */
  width?: number;
  kind: ChangeKind;
  /** The picture's hash, a removed picture's in the base, or the text's. */
  hash: string;
  /** Whether the branch's baseline has this change already. */
  isAccepted: boolean;
  /** The pictures; `reads` has only `after`, the state's picture in the snapshot's mode. */
  before?: Shot | undefined;
  after?: Shot | undefined;
  /** The ids of all its causes, if it has several. */
  causes?: readonly string[];
  /** The differences of that cause, in px of the picture after; for a removed picture, all of it. */
  boxes: readonly Box[];
  /** The number of pixels that differ after moved rows are aligned. */
  pixels?: number;
  /** The largest difference of one channel, of 255 levels. */
  levels?: number;
  /** For `reads`: the difference in one line: `heading "Sign in" is gone`. */
  summary?: string;
}

/** Differences of one cause, accepted together. */
export interface ChangeGroup {
  /** The cause, for `accept --cause`: `color-action`. */
  id: string;
  /** In plain English: `color.action #005c3b is now #00663b`. */
  title: string;
  /** In the sidebar's order. */
  changes: readonly Change[];
  /** The changed words, if they are the cause. */
  texts?: readonly TextChange[];
}

/** What a review finds besides differences. */
export interface Findings {
  /** Pictures of the stories that the change reaches, not taken since the sources changed. */
  notTaken: readonly string[];
  /** Baselines that are not the files of the manifest. */
  broken: readonly string[];
  /** Stories with equal pictures in one mode. Not a failure. */
  equal: readonly string[];
}

/** The contents of `desk/data.json`. */
export interface DeskData {
  /** Undefined if no base can be read: the page then shows all states and reports it. */
  base: { ref: string; commit: string; date: string } | undefined;
  /** In the sidebar's order. */
  pictures: readonly DeskPicture[];
  /** Largest first. */
  groups: readonly ChangeGroup[];
  /** The command that accepts a cause, without its id: `npm run accept -- --cause`. */
  acceptCommand: string;
  findings: Findings;
}
