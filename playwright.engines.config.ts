import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { engineNames, findEngine, type EngineName } from './scripts/lib/engines.ts';

/** The journeys and drawings in every engine that this machine has: `npm run test:engines`. */
export default defineConfig<object, { engine: EngineName }>({
  ...base,
  testDir: 'tests/engines',
  outputDir: 'test-results/engines',
  // A browser of its own for each worker, and Chromium beside it.
  timeout: 120_000,
  projects: engineNames
    .filter((engine) => findEngine(engine) !== undefined)
    .map((engine) => ({
      name: engine,
      use: { engine },
      // The others are compared with it.
      testIgnore: engine === 'chromium' ? ['**/drawings/**'] : [],
    })),
});
