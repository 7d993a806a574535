export const ADDON_ID = 'storybook-addon-statecharts';
export const PANEL_ID = `${ADDON_ID}/panel`;

/** From the story: the current state of its statecharts. */
export const SHOW = `${ADDON_ID}/show`;
/** From the panel, if it opens during a story: request for the current state. */
export const ASK = `${ADDON_ID}/ask`;

export interface PanelState {
  /** In words, short enough for a button: `Too many tries`. */
  name: string;
  /** As a sentence: `Too many tries: the button counts down`. */
  words: string;
  /** The state's path: `signedIn.freshness.fresh`. */
  id: string;
  isLeaf: boolean;
  isLit: boolean;
  isTransient: boolean;
  /** The story that shows it; undefined if there is none. */
  story: string | undefined;
}

export interface PanelChart {
  /** Distinguishes instances of one statechart. */
  key: string;
  /** In words: `Sign in`. */
  name: string;
  /** Whether it is the story's subject. */
  isSubject: boolean;
  /** Parents directly before their children. */
  states: PanelState[];
  /** The id of its storyboard. */
  storyboard: string;
}

export interface PanelContent {
  charts: PanelChart[];
}
