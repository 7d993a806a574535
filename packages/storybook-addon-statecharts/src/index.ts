// The API for chart files and stories; loads in Node and in browsers.
export { pin, type Pinned } from './chart/pin.ts';
export {
  defineChart,
  type ChartDefinition,
  type ChartModel,
  type ChartScreen,
  type LiveScreenProps,
  type RegisteredChart,
} from './chart/defineChart.ts';
export { defineBoard, type BoardSettings } from './chart/defineBoard.ts';
export type { ChartWords, GuardWords, WordsFor } from './chart/wordsFor.ts';
export type { Question, QuestionsFor } from './storyboards/question.ts';
export type { Answer, FlowModel, ModelEvent, Path } from './walks/types.ts';
