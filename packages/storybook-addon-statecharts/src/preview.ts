// In Storybook's preview: observes the storyboards' statecharts while stories run.
import { storyboards } from 'virtual:statecharts';
import { announce } from './chart/registry.ts';

announce(storyboards.map(({ id }) => id));

// Storybook loads these exports through the add-on's name in `addons`.
export { afterEach, beforeEach, decorators, statecharts } from './addon/panel/addon.ts';
