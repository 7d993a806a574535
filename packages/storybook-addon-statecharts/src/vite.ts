// Plug-ins of Vite: what the board is made of that only the file system knows.
export { desk, type DeskOptions } from './desk/build/plugin.ts';
export { optimizeDeps } from './pictures/optimizeDeps.ts';
export { storyboards, type StoryboardsOptions } from './storyboards/build/plugin.ts';
