/** From the toolbar: how fast a flow's steps follow each other. */
export const PACE = 'storybook-addon-statecharts/pace';
/** From the story: the step that is being taken, in words; empty at the end. */
export const STEP = 'storybook-addon-statecharts/step';

/** From the story: the step that waits until a reviewer wants to see what follows; empty when none does. */
export const HELD = 'storybook-addon-statecharts/held';
/** From the toolbar: what follows may be shown. */
export const GO_ON = 'storybook-addon-statecharts/go-on';

export type Pace = 'quick' | 'slow' | 'paused';
