// In Storybook's preview: observes the storyboards' statecharts while stories run.
import { settings, storyboards } from 'virtual:statecharts';
import { provideSettings } from './chart/settings.ts';
import { announce } from './chart/registry.ts';

announce(storyboards.map(({ id }) => id));
if (settings !== undefined) provideSettings(settings);

// Storybook loads these exports through the add-on's name in `addons`.
export { afterEach, beforeEach, decorators, statecharts } from './addon/panel/addon.ts';
