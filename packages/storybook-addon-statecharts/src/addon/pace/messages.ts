/** From the toolbar: the pace of a flow's steps. */
export const PACE = 'storybook-addon-statecharts/pace';
/** From the story: the current step in words; empty at the end. */
export const STEP = 'storybook-addon-statecharts/step';

/** From the story: the step that waits for the reviewer; empty if none does. */
export const WAITING_STEP = 'storybook-addon-statecharts/waiting';
/** From the toolbar: continue with the waiting step. */
export const CONTINUE = 'storybook-addon-statecharts/go-on';

export type Pace = 'quick' | 'slow' | 'paused';
