import { screenModes } from './modes.ts';

/**
 * For the further states of a screen whose first story is pictured in each mode: each width and each
 * theme once. A file's modes are merged with its stories', so these stand at the file and a story adds.
 */
export const stateModes = {
  'light-390': screenModes['light-390'],
  'dark-1280': screenModes['dark-1280'],
};
