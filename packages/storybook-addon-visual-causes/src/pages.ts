// The review's pages, for stories that render them.
export type {
  Change,
  ChangeGroup,
  DeskData,
  DeskPicture,
  AriaSnapshot,
  Shot,
  StoryDetails,
} from './desk/desk.ts';
export { Desk, type DeskProps } from './pages/changes/Desk.tsx';
export { boardSources, type DeskSources } from './pages/sources.ts';
export { AllStates } from './pages/states/AllStates.tsx';
export { loadSearch } from './search/searchStories.ts';
