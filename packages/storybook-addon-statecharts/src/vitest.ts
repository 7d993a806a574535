// Runs every story under Vitest: its steps, accessibility and pictures.
export { recordStates } from './coverage/recordStates.ts';
export { storyRun, type StoryRunOptions } from './pictures/storyRun.ts';
