// The modes of pictures, and the toolbar's windows.
export {
  boardModes,
  chartModes,
  componentModes,
  forcedColorsMode,
  marginMode,
  modes,
  reflowMode,
  screenModes,
  type Mode,
} from './pictures/modes.ts';
export { deskAlone, docsModes, phoneAlone, sheetModes, stateModes } from './pictures/stateModes.ts';
export { viewportKey, viewports } from './pictures/viewports.ts';
export { reviewers } from './pictures/reviewers.ts';
export { fillsWindow } from './addon/modes/fillsWindow.ts';
export { windowIn } from './addon/modes/windowModes.ts';
