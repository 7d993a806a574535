import { defineConfig } from '@playwright/test';
import base, { site } from './playwright.config.ts';
import { engineNames, findEngine, leftOut, type EngineName } from './scripts/lib/engines.ts';

// The journeys in Chromium may run at the same time.
const { baseURL, webServer } = site(Number(process.env['ENGINES_PORT'] ?? 4274));

const missing = engineNames.filter((name) => findEngine(name) === undefined);
// Workers read this file, too.
if (process.env['TEST_WORKER_INDEX'] === undefined)
  for (const name of missing) process.stdout.write(`${leftOut(name)}\n`);
if (missing.length > 0 && process.env['ENGINES_REQUIRED'])
  throw new Error('A browser engine is missing.');

/** The journeys and drawings in every installed engine: `npm run test:engines`. */
export default defineConfig<object, { engine: EngineName }>({
  ...base,
  use: { ...base.use, baseURL },
  webServer,
  testDir: 'tests/engines',
  outputDir: 'test-results/engines',
  projects: engineNames
    .filter((engine) => findEngine(engine) !== undefined)
    .map((engine) => ({
      name: engine,
      use: { engine },
      // The reference for the others.
      testIgnore: engine === 'chromium' ? ['**/drawings/**'] : [],
    })),
});
