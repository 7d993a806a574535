import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Long runs, outside of `npm test`: `npm run soak`. */
export default defineConfig({
  ...base,
  testDir: 'tests/soak',
  outputDir: 'test-results/soak',
  workers: 1,
});
