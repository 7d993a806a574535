// The modes of stories' pictures (docs/testing.md), for `parameters.chromatic.modes` and the toolbar.
import type { Mode } from 'storybook-addon-visual-causes';

const narrow = { width: 390, height: 640 };
const wide = { width: 1280, height: 640 };
const sheet = { width: 800, height: 96 };
/** 1280 px at 400 % zoom, without horizontal scrolling (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };

/** For stories that fill a window: each theme, on phone and desktop. */
export const screenModes = {
  'light-390': { theme: 'light', viewport: narrow },
  'light-1280': { theme: 'light', viewport: wide },
  'dark-390': { theme: 'dark', viewport: narrow },
  'dark-1280': { theme: 'dark', viewport: wide },
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

/** At 400 % zoom, for selected components. */
export const reflowMode = {
  'reflow-320': { theme: 'light', viewport: zoomed },
} satisfies Record<string, Mode>;

/** At 400 % zoom, for screens: their components' stories have the pictures. */
export const reflowCheck = {
  'reflow-320': { ...reflowMode['reflow-320'], picture: false },
} satisfies Record<string, Mode>;

/**
 * For a screen's other states, whose first story has pictures in each mode: each width and each
 * theme once. Storybook merges a file's modes with its stories', so these belong to the file, and
 * its first story adds the others.
 */
export const stateModes = {
  'light-1280': screenModes['light-1280'],
  'dark-390': screenModes['dark-390'],
};

/** For states that differ from a pictured one only in their text: where space is tightest. */
export const phoneAlone = { 'light-1280': { disable: true } };

/** For states of the whole site that look like a pictured one, or differ from it in a notice. */
export const deskAlone = { 'dark-390': { disable: true } };

/**
 * For a component's or drawing's stories, one of which adds the dark theme and forced colours: its
 * sheet of states. Axe checks the colours of all of them in the dark theme, too.
 */
export const sheetModes = { light: componentModes.light };

/** For pages about the design and for paper, where neither the dark theme nor a phone matters. */
export const docsModes = { 'light-1280': screenModes['light-1280'] };

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The windows of the toolbar's viewport menu: those of the modes, higher. */
export const viewports = {
  phone: viewport('Phone', narrow.width, 844),
  desk: viewport('Desk', wide.width, 900),
  part: viewport('Part of a page', sheet.width, 600),
  zoomed: viewport('Desk at 400 % zoom', zoomed.width, zoomed.height),
};
