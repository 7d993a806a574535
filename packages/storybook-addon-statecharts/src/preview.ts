// In Storybook's preview: registers the project's statecharts, and watches them as stories run.
import { charts, settings, stateStories } from 'virtual:statecharts';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { viewports } from './pictures/viewports.ts';
import { register } from './chart/registry.ts';

register({ charts, stateStories, ...(settings === undefined ? {} : { settings }) });

// What Storybook reads by itself, by the add-on's name in `addons`.
/** Light or dark is chosen in the toolbar, for stories and for the board's pages. */
export const globalTypes = { theme: { description: 'The theme of the page' } };
/** The windows that the toolbar offers, beside Storybook's own. */
export const parameters = { viewport: { options: { ...MINIMAL_VIEWPORTS, ...viewports } } };
export { afterEach, beforeEach, decorators, statecharts } from './addon/panel/addon.ts';
export { pacedStep, pacedStep as runStep } from './addon/pace/pace.ts';
export { mountAndFlushEffects } from './addon/mountAndFlushEffects.ts';
