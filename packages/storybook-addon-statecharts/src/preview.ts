// In Storybook's preview: registers the project's statecharts, and watches them as stories run.
import { charts, settings, stateStories } from 'virtual:statecharts';
import { annotations } from './addon/panel/addon.ts';
import { register } from './chart/registry.ts';

register({ charts, stateStories, ...(settings === undefined ? {} : { settings }) });

// What Storybook reads by itself, by the add-on's name in `addons`.
export const { beforeEach, afterEach } = annotations;
export { pacedStep, pacedStep as runStep } from './addon/pace/pace.ts';
export { mountAndFlushEffects } from './addon/mountAndFlushEffects.ts';
export { statecharts } from './addon/panel/addon.ts';
