/** From the toolbar: how fast a flow's steps follow each other. */
export const PACE = 'storybook-addon-statecharts/pace';
/** From the story: the step that is being taken, in words; empty at the end. */
export const STEP = 'storybook-addon-statecharts/step';

export type Pace = 'quick' | 'slow' | 'paused';
