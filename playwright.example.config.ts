import { defineConfig } from '@playwright/test';
import base from './playwright.storybook.config.ts';

/** Opens the Storybooks of the add-ons' examples, projects independent of this one. */
export default defineConfig({
  ...base,
  testDir: 'packages',
  testMatch: 'storybook-addon-*/tests/example/**/*.spec.ts',
  outputDir: 'test-results/example',
});
