import { defineConfig } from '@playwright/test';
import { browserLaunch } from './scripts/browser.ts';

const { executablePath, args, env } = browserLaunch();

/** Opens everything in the static Storybook once, from a sub-path and without network access. */
export default defineConfig({
  testDir: 'tests/storybook',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // Timeouts must not fail on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Each failure restarts the browser; that many have one cause.
  maxFailures: 20,
  reporter: [['list']],
  outputDir: 'test-results/storybook',
  use: {
    launchOptions: {
      // No external host resolves.
      args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
      env,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
