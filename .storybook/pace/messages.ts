/** From the toolbar: how fast a flow's steps follow each other. */
export const PACE = 'tallygrove/pace';
/** From the story: the step that is being taken, in words; empty at the end. */
export const STEP = 'tallygrove/step';

export type Pace = 'quick' | 'slow' | 'paused';
