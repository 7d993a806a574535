// Vite plug-ins: the board's virtual modules, built from the file system.
export { desk, type DeskOptions } from './desk/build/plugin.ts';
export { optimizeDeps } from './pictures/optimizeDeps.ts';
export { storyboards, type StoryboardsOptions } from './storyboards/build/plugin.ts';
