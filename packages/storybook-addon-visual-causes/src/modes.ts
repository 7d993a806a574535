// The modes of pictures, and the toolbar's windows.
export { componentModes, forcedColorsMode, reflowMode, screenModes } from './pictures/modes.ts';
export { deskAlone, docsModes, phoneAlone, sheetModes, stateModes } from './pictures/stateModes.ts';
export { viewports } from './pictures/viewports.ts';
