// What the stories of a storyboard file are made of. Its module is generated (addon/storiesModule.ts).
export { register } from './chart/registry.ts';
export { drawing, failed } from './stories/drawing.tsx';
export { stateStory } from './stories/stateStory.tsx';
export { everyTransition } from './walks/everyTransition.ts';
export { onTheScreen } from './walks/play.tsx';
