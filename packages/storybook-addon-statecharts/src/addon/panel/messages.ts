export const ADDON_ID = 'storybook-addon-statecharts';
export const PANEL_ID = `${ADDON_ID}/panel`;

/** From the story: the current state of its statecharts. */
export const SHOW = `${ADDON_ID}/show`;
/** From the panel, if it opens during a story: request for the current state. */
export const ASK = `${ADDON_ID}/ask`;

export interface PanelState {
  /** The state's path: `signedIn.freshness.fresh`. */
  id: string;
  /** Its label: `Too many tries`. */
  name: string;
  /** What the label describes further. */
  about: string | undefined;
  isLeaf: boolean;
  isTransient: boolean;
  /** The story that shows it; undefined for a state that none can show. */
  story: string | undefined;
}

/** A storyboard as the panel shows it. */
export interface PanelStoryboard {
  id: string;
  /** Its label: `Sign in`. */
  name: string;
  /** The titles of its instances on a page. */
  instances: readonly string[];
  /** The id of the drawing's story. */
  story: string;
  /** Parents directly before their children. */
  states: readonly PanelState[];
}

/** A running statechart. */
export interface PanelChart {
  /** Distinguishes instances of one statechart. */
  key: string;
  name: string;
  /** Whether it is the story's subject. */
  isSubject: boolean;
  /** Paths of its current leaf states. */
  leaves: readonly string[];
  storyboard: PanelStoryboard;
}

export interface PanelContent {
  charts: PanelChart[];
}
