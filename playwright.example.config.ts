import { defineConfig } from '@playwright/test';
import { browserLaunch } from './scripts/browser.ts';

const { executablePath, args, env } = browserLaunch();

/** Opens the Storybook of the add-on's example, a project independent of this one. */
export default defineConfig({
  testDir: 'packages/storybook-addon-statecharts/tests/example',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // Timeouts must not fail on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  outputDir: 'test-results/example',
  use: {
    launchOptions: {
      // No external host resolves.
      args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
      env,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
