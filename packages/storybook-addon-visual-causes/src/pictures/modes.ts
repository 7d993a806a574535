/**
 * The modes of stories, shared by the local run (vitest.stories.config.ts) and Chromatic
 * (`parameters.chromatic.modes`).
 */

/** A theme, a viewport and system preferences. The shape is Chromatic's. */
export interface Mode {
  theme?: 'light' | 'dark';
  /** In CSS px. A picture is as high as its story, and at least this high. */
  viewport: { width: number; height: number };
  forcedColors?: 'active' | 'none';
}

const narrow = { width: 390, height: 640 };
const wide = { width: 1280, height: 640 };
const sheet = { width: 800, height: 96 };

/** For stories that fill a window: each theme, on phone and desktop. */
export const screenModes = {
  'light-390': { theme: 'light', viewport: narrow },
  'light-1280': { theme: 'light', viewport: wide },
  'dark-390': { theme: 'dark', viewport: narrow },
  'dark-1280': { theme: 'dark', viewport: wide },
} satisfies Record<string, Mode>;

/** For the board's own pages: the canvas of a window of 1440 × 900 with sidebar and panel. */
export const boardModes = {
  'light-1140': { theme: 'light', viewport: { width: 1140, height: 640 } },
  'dark-1140': { theme: 'dark', viewport: { width: 1140, height: 640 } },
} satisfies Record<string, Mode>;

/** For single components: each theme, at one width. */
export const componentModes = {
  light: { theme: 'light', viewport: sheet },
  dark: { theme: 'dark', viewport: sheet },
} satisfies Record<string, Mode>;

/** Forced colours (docs/product.md P13.4), for selected stories. */
export const forcedColorsMode = {
  'forced-colors': { theme: 'light', viewport: sheet, forcedColors: 'active' },
} satisfies Record<string, Mode>;

/** 1280 px at 400 % zoom, without horizontal scrolling (WCAG 1.4.10). For selected stories. */
export const reflowMode = {
  'reflow-320': { theme: 'light', viewport: { width: 320, height: 256 } },
} satisfies Record<string, Mode>;

/** Every mode by its name. */
export const modes: Record<string, Mode> = {
  ...screenModes,
  ...boardModes,
  ...componentModes,
  ...forcedColorsMode,
  ...reflowMode,
};
