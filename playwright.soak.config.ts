import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Long runs of the built site, outside of `npm test`. */
export default defineConfig({
  ...base,
  testDir: 'tests/soak',
  outputDir: 'test-results/soak',
  workers: 1,
});
