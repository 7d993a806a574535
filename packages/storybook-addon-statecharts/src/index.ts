// The API for storyboard files; loads in Node and in browsers.
export { pin, type Pinned } from './chart/pin.ts';
export {
  defineStoryboard,
  type Expectation,
  type ScreenProps,
  type Storyboard,
  type StoryboardDefinition,
  type StoryboardModel,
} from './chart/defineStoryboard.ts';
export type { AllLabelsOf, GuardWords, LabelsOf } from './chart/labels.ts';
export type { Scenario, ScenariosFor } from './storyboards/scenario.ts';
export type { FlowModel, ModelEvent, Output, Path } from './walks/types.ts';
export type { Endpoint, RealScreen, Stage } from './walks/realScreen.ts';
