import type { SeenEvent } from '../../review/watch/storyRecorder.ts';

export const ADDON_ID = 'tallygrove/statecharts';
export const PANEL_ID = `${ADDON_ID}/panel`;

/** From the story: what its statecharts are doing. */
export const SHOW = `${ADDON_ID}/show`;
/** From the panel, opened in the middle of a story: what are they doing? */
export const ASK = `${ADDON_ID}/ask`;

export interface PanelState {
  /** The leaf or the region's own name. */
  name: string;
  /** Its place: `signedIn.freshness.fresh`. */
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
  states: PanelState[];
  /** The address of its page, with the same states lit. */
  page: string;
}

export interface PanelContent {
  charts: PanelChart[];
  /** The last ones, the latest first. */
  events: SeenEvent[];
}
