// The board's pages, for stories that render them.
export type {
  Change,
  ChangeGroup,
  DeskData,
  DeskPicture,
  AriaSnapshot,
  Shot,
  StoryDetails,
} from './desk/desk.ts';
export { Desk, type DeskProps } from './pages/review/changes/Desk.tsx';
export { boardSources, type DeskSources } from './pages/review/sources.ts';
export { AllStates } from './pages/review/states/AllStates.tsx';
export { loadSearch } from './search/searchStories.ts';
export type { PanelStoryboard } from './addon/panel/messages.ts';
export { storyboards } from 'virtual:statecharts';
export type { Coverage } from './coverage/coverage.ts';
