export const ADDON_ID = 'storybook-addon-statecharts';
export const PANEL_ID = `${ADDON_ID}/panel`;

/** From the story: what its statecharts are doing. */
export const SHOW = `${ADDON_ID}/show`;
/** From the panel, opened in the middle of a story: what are they doing? */
export const ASK = `${ADDON_ID}/ask`;

export interface PanelState {
  /** In plain words, as short as a button: `Too many tries`. */
  name: string;
  /** As a sentence: `Too many tries: the button counts down`. */
  words: string;
  /** Its path: `signedIn.freshness.fresh`. */
  id: string;
  /** How many regions it lies in. */
  depth: number;
  isLeaf: boolean;
  isLit: boolean;
  isPassing: boolean;
  /** The story that shows it; undefined when there is none. */
  story: string | undefined;
}

export interface PanelChart {
  /** Tells apart two that run of the same statechart. */
  key: string;
  machine: string;
  /** In plain words: `Sign in`. */
  name: string;
  /** What it decides. */
  about: string;
  /** The story is there to show it. */
  isSubject: boolean;
  states: PanelState[];
  /** The address of its page, with the same states lit. */
  page: string;
}

/** Something that happened, in plain words. */
export interface PanelEvent {
  name: string;
  event: string;
  /** Where that led. */
  states: string[];
}

export interface PanelContent {
  charts: PanelChart[];
  /** The last ones, the latest first. */
  events: PanelEvent[];
}
