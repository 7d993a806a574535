// In Storybook's preview: registers the project's statecharts, and watches them as stories run.
import { charts, settings, stateStories } from 'virtual:statecharts';
import { register } from './chart/registry.ts';

register({ charts, stateStories, ...(settings === undefined ? {} : { settings }) });

export { mountAndFlushEffects } from './addon/mountAndFlushEffects.ts';
export { pacedStep } from './addon/pace/pace.ts';
export { statecharts } from './addon/panel/addon.ts';
