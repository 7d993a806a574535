// In Storybook's preview: registers the project's statecharts and observes them while stories run.
import { charts, settings, stateStories } from 'virtual:statecharts';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { viewports } from './pictures/viewports.ts';
import { register } from './chart/registry.ts';

register({ charts, stateStories, ...(settings === undefined ? {} : { settings }) });

// Storybook loads these exports through the add-on's name in `addons`.
/** The toolbar sets the theme of stories and of the board's pages. */
export const globalTypes = { theme: { description: 'The theme of the page' } };
/** The toolbar's windows, in addition to Storybook's own. */
export const parameters = { viewport: { options: { ...MINIMAL_VIEWPORTS, ...viewports } } };
export { afterEach, beforeEach, decorators, statecharts } from './addon/panel/addon.ts';
export { runStep } from './addon/furtherSteps/runStep.ts';
export { mountAndFlushEffects } from './addon/mountAndFlushEffects.ts';
