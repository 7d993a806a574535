import { componentModes, screenModes } from './modes.ts';

/**
 * For the further states of a screen whose first story is pictured in each mode: each width and each
 * theme once. A file's modes are merged with its stories', so these stand at the file and its first story
 * adds the others.
 */
export const stateModes = {
  'light-1280': screenModes['light-1280'],
  'dark-390': screenModes['dark-390'],
};

/** For states that differ from a pictured one by their words alone: where there is least room for them. */
export const phoneAlone = { 'light-1280': { disable: true } };

/** For the further sheets of drawings: in the dark their first sheet stands for them. */
export const sheetModes = { light: componentModes.light };
