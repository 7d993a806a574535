/** From the story: the step that waits for the reviewer; empty if none does. */
export const WAITING_STEP = 'storybook-addon-statecharts/waiting';
/** From the toolbar: continue with the waiting step. */
export const CONTINUE = 'storybook-addon-statecharts/go-on';
