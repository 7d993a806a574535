import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const { launchOptions } = base.use ?? {};

/** Opens everything in the static Storybook once, from a sub-path and without network access. */
export default defineConfig({
  ...base,
  testDir: 'tests/storybook',
  // Each failure restarts the browser; that many have one cause.
  maxFailures: 20,
  outputDir: 'test-results/storybook',
  use: {
    launchOptions: {
      ...launchOptions,
      // No external host resolves.
      args: [
        ...(launchOptions?.args ?? []),
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
  webServer: [],
});
