import { componentModes, screenModes } from './modes.ts';

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
