// In Storybook's preview: registers the project's statecharts, and watches them as stories run.
import { charts, settings, stateStories } from 'virtual:statecharts';
import { register } from './chart/registry.ts';

register({ charts, stateStories, ...(settings === undefined ? {} : { settings }) });

// What Storybook reads by itself, by the add-on's name in `addons`.
export { afterEach, beforeEach, decorators, statecharts } from './addon/panel/addon.ts';
export { pacedStep, pacedStep as runStep } from './addon/pace/pace.ts';
export { mountAndFlushEffects } from './addon/mountAndFlushEffects.ts';
