// The run of every story under Vitest: its steps, its accessibility, its pictures.
export { recordStates } from './coverage/recordStates.ts';
export { storyRun, type StoryRunOptions } from './pictures/storyRun.ts';
