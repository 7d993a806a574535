import { defineConfig } from '@playwright/test';
import base from './playwright.storybook.config.ts';

/** Opens the Storybook of the add-on's example, a project independent of this one. */
export default defineConfig({
  ...base,
  testDir: 'packages/storybook-addon-statecharts/tests/example',
  outputDir: 'test-results/example',
});
