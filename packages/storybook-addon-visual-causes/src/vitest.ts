// Runs every story under Vitest: its steps, accessibility and pictures.
export { storyRun, type StoryRunOptions } from './pictures/storyRun.ts';
