// What a project's own pages show of the statecharts.
export type { PanelStoryboard } from './addon/panel/messages.ts';
export { storyboards } from 'virtual:statecharts';
export type { Coverage } from './coverage/coverage.ts';
