// The board's pages, for stories that render them.
export type {
  Change,
  ChangeGroup,
  DeskData,
  DeskPicture,
  AriaSnapshot,
  Shot,
} from './desk/desk.ts';
export { browserStore, type DeskStore } from './desk/ui/stores.ts';
export { mergeFiles, verdictText, type Verdict, type VerdictFile } from './desk/verdicts.ts';
export { Desk, type DeskProps } from './pages/review/changes/Desk.tsx';
export { Record } from './pages/review/record/Record.tsx';
export { boardSources, type DeskSources } from './pages/review/sources.ts';
export { AllStates } from './pages/review/states/AllStates.tsx';
export { storeOf } from './pages/review/storeOf.ts';
export type { PanelStoryboard } from './addon/panel/messages.ts';
export { storyboards } from 'virtual:statecharts';
export type { Coverage } from './coverage/coverage.ts';
